import { readDeckFile } from '../exports/read-deck-file';
import { writeDeckFile } from '../exports/write-deck-file';
import { newId } from '../core/model/create';
import type { Deck } from '../core/model/deck-schema';
import type { Editor } from '../store/editor-context';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Template or brand kit as a deck that no list of decks shows. */
export interface LibraryEntry {
  readonly id: string;
  readonly deck: Deck;
}

type Library = Pick<Editor, 'ownerId' | 'session'>;

/** Stores a deck with its pictures. */
export async function saveToLibrary(
  { ownerId, session }: Library,
  kind: LibraryKind,
  deck: Deck,
): Promise<void> {
  const file = await (await writeDeckFile(deck, session.assets)).text();
  const record = { id: newId(), kind, savedAt: Date.now(), file };
  await queryLibrary(ownerId, (database) => database.put('entries', record));
}

/** Lists what was saved, latest first; each reading gives decks with ids of their own. Damaged entries are left out. */
export async function listLibrary(
  { ownerId, session }: Library,
  kind: LibraryKind,
): Promise<readonly LibraryEntry[]> {
  const records = await queryLibrary(ownerId, (database) => database.getAll('entries'));
  const entries = await Promise.all(
    records
      .filter((record) => record.kind === kind)
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .map(async ({ id, file }) => {
        const parsed = await readDeckFile(file, session.assets);
        return parsed.ok ? [{ id, deck: parsed.deck }] : [];
      }),
  );
  return entries.flat();
}

export async function removeFromLibrary({ ownerId, session }: Library, id: string): Promise<void> {
  await queryLibrary(ownerId, (database) => database.delete('entries', id));
  // There may be room again for what could not be stored.
  void session.flush();
}

type LibraryKind = 'template' | 'brand-kit';

/** Template or brand kit of a member: a deck file, so that it needs no picture of another deck. */
interface LibraryRecord {
  readonly id: string;
  readonly kind: LibraryKind;
  readonly savedAt: number;
  readonly file: string;
}

interface LibrarySchema extends DBSchema {
  entries: { key: string; value: LibraryRecord };
}

/** Opens the member's library, runs a query on it and closes it. It is apart from the decks, so that neither blocks the other. */
async function queryLibrary<Result>(
  owner: string,
  query: (database: IDBPDatabase<LibrarySchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<LibrarySchema>(`library-${owner}`, 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
  });
  return query(database).finally(() => database.close());
}
