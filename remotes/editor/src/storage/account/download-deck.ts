import { newId } from '../../core/model/create';
import type { Deck } from '../../core/model/deck-schema';
import { openDeckDatabase } from '../deck-database';
import type { DeckSummary } from '../list-decks';
import { type DeckValidator, loadDeckValidator } from '../load-deck-validator';
import { saveDeck } from '../save-deck';
import { keepDecksInAccount } from './account-choice';
import type { AccountDeckEntry } from './account-decks';
import { createAccountDecks } from './supabase-account-decks';
import { toDeck } from './sync-deck';
import { openSyncRecords } from './sync-records';

/**
 * Stores a deck of the account in this browser, without its pictures, which load when they are shown.
 * @returns false if the account does not have it, or a newer editor wrote it
 * @throws {AccountError}
 */
export async function downloadDeck(owner: string, deckId: string): Promise<boolean> {
  const found = await readAccountDeck(owner, deckId);
  if (!found) return false;
  const { deck, revision } = found;
  const database = await openDeckDatabase(owner);
  await saveDeck(database, deck, null, newId()).finally(() => database.close());
  const record = { deckId, revision, base: deck, pending: null, savedAt: null, isDeleted: false };
  await openSyncRecords(owner).put(record);
  keepDecksInAccount(owner);
  return true;
}

/**
 * Reads a deck of the account; undefined if the account does not have it, or a newer editor wrote it.
 * @throws {AccountError}
 */
export async function readAccountDeck(
  owner: string,
  deckId: string,
): Promise<{ readonly deck: Deck; readonly revision: number } | undefined> {
  const [answer, validate] = await Promise.all([
    createAccountDecks(owner).read(deckId, 0),
    loadDeckValidator(),
  ]);
  const deck = answer && toDeck(answer, null, validate);
  return deck ? { deck, revision: answer.revision } : undefined;
}

/**
 * Lists the decks of the account that are not among `localDecks`.
 * @throws {AccountError}
 */
export async function listAccountDecks(
  owner: string,
  localDecks: readonly DeckSummary[],
): Promise<readonly DeckSummary[]> {
  const [entries, validate] = await Promise.all([
    createAccountDecks(owner).list(),
    loadDeckValidator(),
  ]);
  if (entries.length > 0) keepDecksInAccount(owner);
  const localIds = new Set(localDecks.map(({ id }) => id));
  return entries
    .filter(({ id }) => !localIds.has(id))
    .map((entry) => summarizeDeck(entry, validate));
}

function summarizeDeck(entry: AccountDeckEntry, validate: DeckValidator): DeckSummary {
  const { id, deck, first_slide: slide, slide_count: slideCount, updated_at: updatedAt } = entry;
  const validation = validate({ ...deck, slides: [slide] });
  const title = 'title' in deck && typeof deck.title === 'string' ? deck.title : '';
  return {
    id,
    title,
    slideCount,
    changedAt: Date.parse(updatedAt),
    firstSlide: (validation.ok && validation.deck.slides[0]) || null,
    slideHeight: validation.ok ? validation.deck.slideHeight : undefined,
    isInAccountOnly: true,
  };
}

/**
 * Deletes a deck from the account, if it is there.
 * @throws {AccountError}
 */
export async function deleteAccountDeck(
  owner: string,
  { id, isInAccountOnly }: DeckSummary,
): Promise<void> {
  const records = openSyncRecords(owner);
  if (!isInAccountOnly && !(await records.get(id))) return;
  await createAccountDecks(owner).delete(id);
  await records.delete(id);
}
