import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type LibraryKind = 'template' | 'brand-kit';

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
export async function queryLibrary<Result>(
  owner: string,
  query: (database: IDBPDatabase<LibrarySchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<LibrarySchema>(`library-${owner}`, 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
  });
  return query(database).finally(() => database.close());
}
