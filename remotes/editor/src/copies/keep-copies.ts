import type { Deck } from '../core/model/deck';
import type { Editor } from '../store/editor-context';
import type { EditorState } from '../store/editor-store';
import { digestOf, isAsWritten, NEVER, writeCopy } from './copy-file';
import { type CopyState, reasonOf, type StopReason } from './copy-state';
import { stopWords } from './copy-words';
import { type CopyWriter, createCopyWriter } from './copy-writer';
import { decksCopiedTo, fileOfDeck, type KnownFile, rememberFile } from './known-files';
import { takeLaunchedFiles } from './launched';
import { isReminderDue, noteChange, noteTaken, unsecured } from './reminder';

const REST_MS = 1000;

interface Keeping {
  readonly editor: Editor;
  readonly writer: CopyWriter<Deck>;
  /** Last known state of the linked file. */
  known: KnownFile | null;
}

/** Mirrors every change of the deck to its linked file until the returned function is called. */
export function keepCopies(editor: Editor): () => void {
  const writer = createCopyWriter<Deck>({
    restMs: REST_MS,
    write: (deck) => write(sync, deck),
    onWritten: () => written(sync),
    onFailure: (cause) => void failed(sync, cause),
  });
  const sync: Keeping = { editor, writer, known: null };
  const unsubscribe = editor.store.subscribe((state, previous) => {
    if (state.role === 'writer') follow(sync, state, previous);
  });
  const flushHidden = () => document.visibilityState === 'hidden' && void writer.flush();
  document.addEventListener('visibilitychange', flushHidden);
  void find(sync);
  takeLaunchedFiles(editor);
  return () => {
    unsubscribe();
    writer.stop();
    document.removeEventListener('visibilitychange', flushHidden);
  };
}

/** Restores the link to the file that this deck was mirrored to before. */
async function find(sync: Keeping): Promise<void> {
  const { store, owner, session } = sync.editor;
  const deckId = session.deck.id;
  const linkedFile = await fileOfDeck(owner, deckId).catch(() => undefined);
  if (!linkedFile) {
    const unlinked: CopyState = { kind: 'none', isDue: await isDue(deckId) };
    return store.setState(({ copy }) => ({ copy: copy ?? unlinked }));
  }
  sync.known = linkedFile;
  const { file, digest } = linkedFile;
  if (!(await mayWrite(file))) return store.setState({ copy: { kind: 'paused', file } });
  if (await isTaken(sync.editor, file)) return stop(sync.editor, file, 'taken');
  const isWritten = digest === (await digestOf(store.getState().settled));
  store.setState({ copy: { kind: 'kept', file, isWritten } });
}

/** Checks the permission; browsers without permission queries grant it together with the handle. */
async function mayWrite(file: FileSystemFileHandle): Promise<boolean> {
  return ((await file.queryPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted';
}

function follow(sync: Keeping, state: EditorState, previous: EditorState): void {
  const { copy, settled } = state;
  const hasChanged = settled !== previous.settled;
  // The tab that edited the deck before may have written to the file.
  if (state.role !== previous.role) void find(sync);
  if (copy?.kind === 'none' && hasChanged) void remind(sync.editor);
  if (copy?.kind !== 'kept') return;
  if (hasChanged || (copy !== previous.copy && !copy.isWritten)) sync.writer.note(settled);
  if (hasChanged && copy.isWritten)
    sync.editor.store.setState({ copy: { ...copy, isWritten: false } });
}

async function write(sync: Keeping, deck: Deck): Promise<void> {
  const { store, session, owner } = sync.editor;
  const { copy } = store.getState();
  if (copy?.kind !== 'kept') return;
  const { file } = copy;
  const newLink = { deckId: session.deck.id, file, changedAt: NEVER, digest: '' };
  const linkedFile = sync.known?.file === file ? sync.known : newLink;
  const remember = (link: KnownFile) => rememberFile(owner, link).catch(() => undefined);
  sync.known = await writeCopy(deck, session.assets, { linkedFile, remember });
}

function written({ editor: { store, session } }: Keeping): void {
  const { copy } = store.getState();
  if (copy?.kind !== 'kept') return;
  noteTaken(session.deck.id);
  store.setState({ copy: { ...copy, isWritten: true } });
}

async function failed({ editor }: Keeping, cause: unknown): Promise<void> {
  const { copy } = editor.store.getState();
  if (copy?.kind !== 'kept') return;
  const reason = reasonOf(cause);
  const isOtherDecksFile = reason === 'changed' && (await isTaken(editor, copy.file));
  stop(editor, copy.file, isOtherDecksFile ? 'taken' : reason);
}

function stop({ store }: Editor, file: FileSystemFileHandle, reason: StopReason): void {
  store.setState({
    copy: { kind: 'stopped', file, reason },
    trouble: stopWords(reason, file.name),
  });
}

/** Checks whether the file's content was written for another deck. */
async function isTaken({ owner, session }: Editor, file: FileSystemFileHandle): Promise<boolean> {
  const decks = await decksCopiedTo(owner, file).catch(() => []);
  const others = decks.filter(({ deckId }) => deckId !== session.deck.id);
  if (others.length === 0) return false;
  const content = await file.getFile().catch(() => undefined);
  if (!content) return false;
  const matches = await Promise.all(others.map((other) => isAsWritten(other, content)));
  return matches.includes(true);
}

async function remind({ store, session }: Editor): Promise<void> {
  noteChange(session.deck.id);
  const isNowDue = await isDue(session.deck.id);
  const { copy } = store.getState();
  if (copy?.kind === 'none' && copy.isDue !== isNowDue)
    store.setState({ copy: { kind: 'none', isDue: isNowDue } });
}

async function isDue(deckId: string): Promise<boolean> {
  const { storage }: Partial<Navigator> = navigator;
  const isPersisted = (await storage?.persisted().catch(() => false)) ?? false;
  return isReminderDue(unsecured(deckId), { now: Date.now(), isPersisted });
}
