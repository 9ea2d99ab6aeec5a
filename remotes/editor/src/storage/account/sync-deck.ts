import { DECK_VERSION } from '../../core/model/deck-constants';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { listDeckAssets } from '../list-decks';
import type { DeckValidator } from '../load-deck-validator';
import {
  type AccountDeck,
  type AccountDecks,
  AccountError,
  type DeckChanges,
} from './account-decks';
import { isSameContent } from './is-same-content';
import { type MergedDeck, mergeDecks, deckSettingsOf } from './merge-decks';
import type { SyncRecord, SyncRecords } from './sync-records';

/** Deck in this browser that the account follows. */
export interface LocalDeck {
  readonly read: () => Deck;
  /**
   * Replaces the deck by what `merge` makes of it, and stores it. Resolves to false if it is not stored; `merge` is called
   * with the deck as it is then.
   */
  readonly apply: (merge: (local: Deck) => MergedDeck, remote: Deck) => Promise<boolean>;
  readonly blobOf: (hash: string) => Promise<Blob | undefined>;
}

export interface SyncServices {
  readonly account: AccountDecks;
  readonly records: SyncRecords;
  readonly validate: DeckValidator;
  /** Name of this device for people. */
  readonly device: string;
  readonly now: () => number;
}

interface SyncContext extends SyncServices {
  readonly deckId: string;
  readonly local: LocalDeck;
}

export type SyncResult =
  /** Everything that this browser has is in the account. */
  | { readonly kind: 'saved'; readonly savedAt: number }
  /** Somebody deleted the deck from the account. The one in this browser stays. */
  | { readonly kind: 'deleted' }
  /** The account's deck was written by a newer editor, which has to be loaded first. */
  | { readonly kind: 'outdated' }
  /** The disk did not take what came from the account; the next try reads it again. */
  | { readonly kind: 'not-stored' };

const NEW_RECORD = { revision: 0, base: null, pending: null, savedAt: null, isDeleted: false };

/** Saves of other devices in a row that one call merges. */
const MAX_ROUNDS = 8;

/**
 * Saves what changed in this browser into the account, after merging what changed there. It can be ended after each step:
 * the next call goes on, and nothing that was on either side is lost.
 * @param options `isPull`: reads the account even if there is nothing to save
 * @throws {AccountError, MergeTooLargeError}
 */
export async function syncDeck(
  context: SyncContext,
  { isPull }: { readonly isPull: boolean },
): Promise<SyncResult> {
  const { deckId, records } = context;
  const stored = (await records.get(deckId)) ?? { deckId, ...NEW_RECORD };
  // A newer editor writes all slides, because the account holds those of one version only.
  const isOfOldEditor = stored.base !== null && stored.base.version !== DECK_VERSION;
  let record = isOfOldEditor ? migrateRecord(stored, context.validate) : stored;
  let mustPull = isPull || record.pending !== null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (record.isDeleted) return { kind: 'deleted' };
    if (mustPull) {
      const pulled = await pull(context, record);
      if ('kind' in pulled) return pulled;
      record = pulled;
    }
    const pushed = await push(context, record, isOfOldEditor ? null : record.base);
    if (pushed) return saveFiles(context, pushed);
    mustPull = true;
  }
  return { kind: 'not-stored' };
}

function migrateRecord(record: SyncRecord, validate: DeckValidator): SyncRecord {
  const migrate = (deck: Deck | null) => {
    const validation = deck && validate(deck);
    return validation?.ok ? validation.deck : null;
  };
  return { ...record, base: migrate(record.base), pending: migrate(record.pending) };
}

/** Merges what changed in the account. The merged deck is stored here before the record knows the revision. */
async function pull(context: SyncContext, record: SyncRecord): Promise<SyncRecord | SyncResult> {
  const { deckId, account, records, local } = context;
  let answer = await account.read(deckId, record.revision);
  const isOtherVersion =
    answer && !('version' in answer.deck && answer.deck.version === DECK_VERSION);
  if (isOtherVersion) answer = await account.read(deckId, 0);
  if (!answer) {
    if (record.revision === 0) return record;
    await records.put({ ...record, pending: null, isDeleted: true });
    return { kind: 'deleted' };
  }
  if (answer.revision === record.revision)
    return storeRecord(context, { ...record, pending: null });
  const remote = toDeck(answer, isOtherVersion ? null : record.base, context.validate);
  if (!remote) return { kind: 'outdated' };
  const { base, pending } = record;
  const origins = new Map(
    answer.slides.map(({ id, device, updated_at }) => [id, describeOrigin(device, updated_at)]),
  );
  const merge = (deck: Deck) => mergeDecks({ base, pending, local: deck, remote, origins });
  if (!(await local.apply(merge, remote))) return { kind: 'not-stored' };
  const { revision } = answer;
  return storeRecord(context, { ...record, revision, base: remote, pending: null });
}

async function storeRecord({ records }: SyncContext, record: SyncRecord): Promise<SyncRecord> {
  await records.put(record);
  return record;
}

/** Deck of the account: its changed slides, and those that this browser knows. Undefined if it cannot be read here. */
export function toDeck(
  { deck, slide_ids: ids, slides }: AccountDeck,
  base: Deck | null,
  validate: DeckValidator,
): Deck | undefined {
  const contents = new Map<string, unknown>(base?.slides.map((slide) => [slide.id, slide]));
  for (const { id, content } of slides) contents.set(id, content);
  const validation = validate({ ...deck, slides: ids.map((id) => contents.get(id)) });
  return validation.ok ? validation.deck : undefined;
}

const ORIGIN_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

function describeOrigin(device: string, updatedAt: string): string {
  const time = new Date(updatedAt);
  const name = device === '' ? 'another device' : device;
  return Number.isNaN(time.getTime()) ? name : `${name}, ${ORIGIN_TIME.format(time)}`;
}

/** Undefined if the account was changed meanwhile. */
async function push(
  context: SyncContext,
  record: SyncRecord,
  known: Deck | null,
): Promise<SyncRecord | undefined> {
  const deck = context.local.read();
  const changes = findChanges(deck, known, context.device);
  if (!changes) return record;
  // Stored first, so that a save without an answer is recognized as this browser's own.
  await context.records.put({ ...record, pending: deck, savedAt: null });
  const revision = await context.account.save(context.deckId, record.revision, changes);
  if (revision === null) return undefined;
  return storeRecord(context, { ...record, revision, base: deck, pending: null, savedAt: null });
}

/** Undefined if nothing changed. */
export function findChanges(
  deck: Deck,
  base: Deck | null,
  device: string,
): DeckChanges | undefined {
  const { slides } = deck;
  const settings = deckSettingsOf(deck);
  const known = new Map<string, Slide>(base?.slides.map((slide) => [slide.id, slide]));
  const changedSlides = slides.filter((slide) => !isSameContent(slide, known.get(slide.id)));
  const ids = slides.map(({ id }) => id);
  const hasOrder = !isSameContent(
    ids,
    base?.slides.map(({ id }) => id),
  );
  const hasSettings = !base || !isSameContent(settings, deckSettingsOf(base));
  if (changedSlides.length === 0 && !hasOrder && !hasSettings) return undefined;
  return {
    device,
    ...(hasSettings && { deck: settings }),
    ...(hasOrder && { slide_ids: ids }),
    ...(changedSlides.length > 0 && {
      slides: Object.fromEntries(changedSlides.map((slide) => [slide.id, slide])),
    }),
  };
}

/** Files follow their slides, each once by its hash. */
async function saveFiles(context: SyncContext, record: SyncRecord): Promise<SyncResult> {
  const { account, local, now } = context;
  // Placeholders of pictures have no file.
  const hashes = record.base ? listDeckAssets(record.base).filter(Boolean) : [];
  if (record.savedAt !== null) return { kind: 'saved', savedAt: now() };
  const missing = hashes.length > 0 ? await account.findMissingFiles(hashes) : [];
  let refusal: AccountError | undefined;
  for (const hash of missing) {
    const file = await local.blobOf(hash);
    try {
      if (file) await account.saveFile(hash, file);
    } catch (cause) {
      if (!(cause instanceof AccountError && cause.isRefused)) throw cause;
      // One that is too large keeps no other from the account.
      refusal ??= cause;
    }
  }
  if (refusal) throw refusal;
  const savedAt = now();
  await storeRecord(context, { ...record, savedAt });
  return { kind: 'saved', savedAt };
}
