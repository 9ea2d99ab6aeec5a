import type { Deck } from '../core/model/deck';
import { newId } from '../core/model/ids';
import { ownTitle } from '../core/model/own-title';
import { createAutosave } from './autosave';
import { openDatabase } from './database';
import { listDecks } from './deck-list';

/** Stores a new deck under a title that no other deck has. */
export async function storeNewDeck(owner: string, newDeck: Deck): Promise<void> {
  const database = await openDatabase(owner);
  const titles = (await listDecks(database)).map(({ title }) => title);
  const deck = { ...newDeck, title: ownTitle(newDeck.title, titles) };
  const autosave = createAutosave({
    database,
    token: newId(),
    saved: { deck: null, createdAt: Date.now() },
    onState: (_, cause) => {
      if (cause instanceof Error) throw cause;
    },
  });
  autosave.note(deck, false);
  await autosave.flush();
  database.close();
}
