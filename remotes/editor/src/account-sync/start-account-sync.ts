import { deviceNameOf } from '@site/page/browser';
import { keepDecksInAccount, keepsDecksInAccount } from '../storage/account/account-choice';
import { AccountError, type AccountDecks } from '../storage/account/account-decks';
import { listLinkComments } from '../storage/account/deck-links';
import { MergeTooLargeError } from '../storage/account/merge-decks';
import { createAccountDecks } from '../storage/account/supabase-account-decks';
import { syncDeck, type SyncResult, type SyncServices } from '../storage/account/sync-deck';
import { openSyncRecords, type SyncRecords } from '../storage/account/sync-records';
import { listDeckAssets } from '../storage/list-decks';
import { loadDeckValidator } from '../storage/load-deck-validator';
import type { AccountSyncState } from '../store/editor-store';
import { announceInEditor } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { createOpenDeck } from './create-open-deck';
import { lockDeckSync } from './lock-deck-sync';
import { pushStoredDecks } from './push-stored-decks';

/** Pause after the last change, which joins those of a thought in one save. */
const REST_MS = 2000;

/** Pause after the first failure; every further one doubles it. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 5 * 60_000;

/** Time between two questions about limits that are near. */
const LIMIT_CHECK_MS = 5 * 60_000;

interface AccountSync {
  readonly editor: Editor;
  readonly account: AccountDecks;
  readonly records: SyncRecords;
  readonly stopping: AbortController;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The deck is in the account, or has something to be stored there. An empty new one has not. */
  isLinked: boolean;
  isRunning: boolean;
  /** A change or the focus came while a call was running. */
  isDue: boolean;
  mustPull: boolean;
  /** Pause after the last failure; 0 after a success. */
  pauseMs: number;
  /** Last reason of the account for not taking the deck. */
  refusal: string | null;
  /** Last answer about limits that are near. */
  nearLimit: string | null;
  /** Time of this page from which the account is asked again. */
  nextLimitCheckAt: number;
}

/** The account follows the open deck until the returned function is called. Only the tab that writes the deck saves it. */
export function startAccountSync(editor: Editor): () => void {
  const { store, ownerId } = editor;
  const sync: AccountSync = {
    editor,
    account: createAccountDecks(ownerId),
    records: openSyncRecords(ownerId),
    stopping: new AbortController(),
    timer: undefined,
    isLinked: false,
    isRunning: false,
    isDue: false,
    mustPull: true,
    pauseMs: 0,
    refusal: null,
    nearLimit: null,
    nextLimitCheckAt: 0,
  };
  const { signal } = sync.stopping;
  const unsubscribe = store.subscribe((state, previous) => {
    if (state.role !== 'writer') return;
    if (state.committedDeck !== previous.committedDeck) handleChange(sync);
    const isRequested =
      state.accountSync !== previous.accountSync && state.accountSync?.kind === 'asked';
    if (state.role !== previous.role || isRequested) void resume(sync, isRequested);
  });
  const pullNow = () => {
    sync.pauseMs = 0;
    if (document.visibilityState === 'visible') requestPull(sync);
    else if (sync.isDue) void run(sync);
  };
  window.addEventListener('focus', pullNow, { signal });
  window.addEventListener('online', pullNow, { signal });
  document.addEventListener('visibilitychange', pullNow, { signal });
  if (store.getState().role === 'writer') void resume(sync, false);
  return () => {
    sync.stopping.abort();
    clearTimeout(sync.timer);
    unsubscribe();
  };
}

/** Keeps this deck and all others of this browser in the account, because the member has chosen it. */
export async function keepInAccount({ store, ownerId, session }: Editor): Promise<void> {
  const records = openSyncRecords(ownerId);
  if ((await records.get(session.deck.id))?.isDeleted) await records.delete(session.deck.id);
  keepDecksInAccount(ownerId);
  store.setState({ accountSync: { kind: 'asked' } });
  announceInEditor(store, 'Saving to your account');
}

/** Goes on with a deck that is in the account. A new one is stored there with its first change, or if the member asks. */
async function resume(sync: AccountSync, isRequested: boolean): Promise<void> {
  const { ownerId, session } = sync.editor;
  if (!keepsDecksInAccount(ownerId)) return show(sync, { kind: 'local' });
  const record = await sync.records.get(session.deck.id).catch(() => undefined);
  sync.isLinked ||= isRequested || record !== undefined;
  requestPull(sync);
  await pushStoredDecks(session, await createServices(sync)).catch(() => undefined);
}

/** From now on the account does not have all of the deck. */
function handleChange(sync: AccountSync): void {
  const { ownerId, store } = sync.editor;
  if (!keepsDecksInAccount(ownerId)) return;
  requestSync(sync, REST_MS);
  if (store.getState().accountSync?.kind === 'saved') show(sync, { kind: 'saving' });
}

function requestPull(sync: AccountSync): void {
  sync.mustPull = true;
  if (sync.isLinked) requestSync(sync, 0);
}

function requestSync(sync: AccountSync, delayMs: number): void {
  const { ownerId, store } = sync.editor;
  if (!keepsDecksInAccount(ownerId) || store.getState().role !== 'writer') return;
  sync.isLinked = true;
  sync.isDue = true;
  clearTimeout(sync.timer);
  sync.timer = setTimeout(() => void run(sync), Math.max(delayMs, sync.pauseMs));
}

async function run(sync: AccountSync): Promise<void> {
  if (!canRun(sync)) return;
  const isPull = sync.mustPull;
  Object.assign(sync, { isRunning: true, isDue: false, mustPull: false });
  const isSaved = sync.editor.store.getState().accountSync?.kind === 'saved';
  if (!isPull || !isSaved) show(sync, { kind: 'saving' });
  const { id } = sync.editor.session.deck;
  try {
    const local = createOpenDeck(sync.editor, sync.stopping.signal);
    const context = { ...(await createServices(sync)), deckId: id, local };
    handleResult(sync, await lockDeckSync(id, () => syncDeck(context, { isPull })));
    if (isPull) {
      void loadFiles(sync.editor);
      void loadComments(sync);
    }
  } catch (cause) {
    sync.mustPull ||= isPull;
    handleFailure(sync, cause);
  }
  sync.isRunning = false;
  if (sync.isDue && !sync.stopping.signal.aborted) requestSync(sync, REST_MS);
}

/** A deck that was deleted from the account goes on when the member asks. */
function canRun({ isRunning, stopping, editor }: AccountSync): boolean {
  const isDeleted = editor.store.getState().accountSync?.kind === 'deleted';
  return !isRunning && !stopping.signal.aborted && !isDeleted;
}

async function createServices({ account, records }: AccountSync): Promise<SyncServices> {
  return {
    account,
    records,
    validate: await loadDeckValidator(),
    device: deviceNameOf(navigator.userAgent),
    now: Date.now,
  };
}

function handleResult(sync: AccountSync, result: SyncResult): void {
  sync.pauseMs = 0;
  if (result.kind === 'not-stored') return handleFailure(sync, null);
  if (result.kind !== 'saved') return show(sync, result);
  // A later change is on its way already.
  if (!sync.isDue) show(sync, { ...result, nearLimit: sync.nearLimit });
  void checkLimits(sync);
}

/** Says once which limit of the account is near, before a save is refused. */
async function checkLimits(sync: AccountSync): Promise<void> {
  if (performance.now() < sync.nextLimitCheckAt) return;
  sync.nextLimitCheckAt = performance.now() + LIMIT_CHECK_MS;
  const { store, session } = sync.editor;
  const before = sync.nearLimit;
  sync.nearLimit = await sync.account.findNearLimit(session.deck.id).catch(() => before);
  const { accountSync } = store.getState();
  if (accountSync?.kind === 'saved') show(sync, { ...accountSync, nearLimit: sync.nearLimit });
  if (before === null && sync.nearLimit !== null && !sync.stopping.signal.aborted)
    store.setState({ notice: sync.nearLimit });
}

/** Gets pictures that another device has added before they are shown, so that they are here without a network, too. */
async function loadFiles({ session, store }: Editor): Promise<void> {
  for (const hash of listDeckAssets(store.getState().committedDeck))
    await session.assets.blobOf(hash).catch(() => undefined);
}

/** Comments of visitors are no part of the deck: they stay in the account. */
async function loadComments({ editor, stopping }: AccountSync): Promise<void> {
  const { store, ownerId, session } = editor;
  const comments = await listLinkComments(ownerId, session.deck.id).catch(() => undefined);
  if (comments && !stopping.signal.aborted) store.setState({ linkComments: comments });
}

function handleFailure(sync: AccountSync, cause: unknown): void {
  if (cause instanceof MergeTooLargeError) return showRefusal(sync, TOO_MANY_SLIDES);
  if (cause instanceof AccountError && cause.isRefused)
    return showRefusal(sync, explainRefusal(cause));
  show(sync, { kind: 'waiting' });
  sync.pauseMs = Math.min(MAX_PAUSE_MS, sync.pauseMs * 2 || FIRST_PAUSE_MS);
  requestSync(sync, sync.pauseMs);
}

const TOO_MANY_SLIDES =
  'Another device has added slides, and together they are more than a deck can hold. Both decks are safe: delete some slides here.';

/** Sentences of the database are written for people. */
function explainRefusal({ message }: AccountError): string {
  return /^[A-Z].{10,200}\.$/.test(message)
    ? message
    : 'Your account couldn’t take this deck. It is safe in this browser. Sign in again, or reload.';
}

/** Says why once, and again if there is another reason. */
function showRefusal(sync: AccountSync, advice: string): void {
  const { store } = sync.editor;
  show(sync, { kind: 'refused' });
  if (sync.refusal === advice) return;
  sync.refusal = advice;
  store.setState({ error: { title: 'This deck couldn’t be saved to your account.', advice } });
}

function show({ editor, stopping }: AccountSync, accountSync: AccountSyncState): void {
  if (!stopping.signal.aborted) editor.store.setState({ accountSync });
}
