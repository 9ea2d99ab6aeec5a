import type { Slide } from '../../../core/model/deck-schema';
import {
  AccountError,
  type AccountDecks,
  type DeckChanges,
  type DeckSettings,
} from '../account-decks';

interface StoredSlide {
  readonly revision: number;
  readonly content: Slide;
  readonly device: string;
}

interface StoredAccountDeck {
  readonly revision: number;
  readonly deck: DeckSettings;
  readonly slide_ids: readonly string[];
  readonly slides: ReadonlyMap<string, StoredSlide>;
}

/** Account in memory that follows the rules of the database; `account-decks.test.ts` compares both. */
export function createMemoryAccount() {
  const decks = new Map<string, StoredAccountDeck>();
  const files = new Map<string, Blob>();
  const account: AccountDecks = {
    list: async () =>
      [...decks].map(([id, { revision, deck, slide_ids, slides }]) => ({
        id,
        revision,
        updated_at: new Date(0).toISOString(),
        slide_count: slide_ids.length,
        deck: copy(deck),
        first_slide: copy(slides.get(slide_ids[0] ?? '')?.content),
      })),
    async read(deckId, knownRevision) {
      const stored = decks.get(deckId);
      if (!stored) return null;
      const slides = [...stored.slides].filter(([, { revision }]) => revision > knownRevision);
      return copy({
        revision: stored.revision,
        deck: stored.deck,
        slide_ids: stored.slide_ids,
        slides: slides.map(([id, { content, device }]) => ({
          id,
          content,
          device,
          updated_at: new Date(0).toISOString(),
        })),
      });
    },
    async save(deckId, baseRevision, changes) {
      const stored = decks.get(deckId);
      if ((stored?.revision ?? 0) !== baseRevision) return null;
      decks.set(deckId, applyChanges(stored, baseRevision + 1, changes));
      return baseRevision + 1;
    },
    delete: async (deckId) => void decks.delete(deckId),
    findNearLimit: async () => null,
    findMissingFiles: async (hashes) => hashes.filter((hash) => !files.has(hash)),
    saveFile: async (hash, file) => void files.set(hash, file),
    readFile: async (hash) => files.get(hash),
  };
  return { account, decks, files };
}

function applyChanges(
  stored: StoredAccountDeck | undefined,
  revision: number,
  { device, deck = stored?.deck, slide_ids: ids = stored?.slide_ids, slides = {} }: DeckChanges,
): StoredAccountDeck {
  const rows = new Map([...(stored?.slides ?? [])].filter(([id]) => ids?.includes(id)));
  for (const [id, content] of Object.entries(slides))
    rows.set(id, { revision, content: copy(content), device });
  if (!deck || !ids || !hasSameIds(ids, [...rows.keys()]))
    throw new AccountError('Every slide of a deck is listed once.', { isRefused: true });
  return { revision, deck: copy(deck), slide_ids: ids, slides: rows };
}

function hasSameIds(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}

function copy<Value>(value: Value): Value {
  return structuredClone(value);
}
