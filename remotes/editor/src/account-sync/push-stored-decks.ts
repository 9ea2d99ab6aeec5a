import type { Deck } from '../core/model/deck-schema';
import { findChanges, syncDeck, type SyncServices } from '../storage/account/sync-deck';
import type { DeckDatabase } from '../storage/deck-database';
import type { DeckSession } from '../storage/deck-session';
import { loadDeck } from '../storage/load-deck';
import { lockDeckSync } from './lock-deck-sync';

/**
 * Saves the other decks of this browser that the account does not have as they are here. A deck that was changed there, too,
 * is merged when it is opened.
 */
export async function pushStoredDecks(session: DeckSession, services: SyncServices): Promise<void> {
  const { database, deck, assets } = session;
  if (!database) return;
  for (const deckId of await database.getAllKeys('decks'))
    if (deckId !== deck.id)
      // A deck that the account does not take is tried again when it is opened, which says why.
      await lockDeckSync(deckId, () =>
        push(database, { ...services, deckId }, assets.blobOf),
      ).catch(() => undefined);
}

async function push(
  database: DeckDatabase,
  context: SyncServices & { readonly deckId: string },
  blobOf: DeckSession['assets']['blobOf'],
): Promise<void> {
  const { deckId, records } = context;
  const [loaded, record] = await Promise.all([loadDeck(database, deckId), records.get(deckId)]);
  // A deck with slides that cannot be read here would lose them there.
  if (!loaded || loaded.damagedSlideCount > 0) return;
  const { deck } = loaded;
  const isSaved = record
    ? record.savedAt !== null && !findChanges(deck, record.base, '')
    : isBlank(deck);
  if (isSaved) return;
  const local = { read: () => deck, apply: () => Promise.resolve(false), blobOf };
  await syncDeck({ ...context, local }, { isPull: false });
}

function isBlank({ slides }: Deck): boolean {
  return slides.every(({ elements, notes }) => elements.length === 0 && notes === '');
}
