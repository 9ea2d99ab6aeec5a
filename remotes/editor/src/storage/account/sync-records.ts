import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Deck } from '../../core/model/deck-schema';

/** State of a deck in the account as this browser knows it. */
export interface SyncRecord {
  readonly deckId: string;
  /** Revision that `base` is; 0 before the first save. */
  readonly revision: number;
  /** Deck of that revision, which local changes are compared with. */
  readonly base: Deck | null;
  /** Deck of a save that was started and may not have been answered. */
  readonly pending: Deck | null;
  /** Time of the last complete save, in milliseconds since 1970; null if pictures or all of it are missing there. */
  readonly savedAt: number | null;
  /** The deck was deleted from the account; it is not stored there again unasked. */
  readonly isDeleted: boolean;
}

export interface SyncRecords {
  readonly get: (deckId: string) => Promise<SyncRecord | undefined>;
  readonly put: (record: SyncRecord) => Promise<void>;
  readonly delete: (deckId: string) => Promise<void>;
}

interface SyncSchema extends DBSchema {
  decks: { key: string; value: SyncRecord };
}

/** Opens the member's records: apart from the decks, which open without them. */
export function openSyncRecords(owner: string): SyncRecords {
  return {
    get: (deckId) => query(owner, (database) => database.get('decks', deckId)),
    put: (record) => query(owner, async (database) => void (await database.put('decks', record))),
    delete: (deckId) => query(owner, (database) => database.delete('decks', deckId)),
  };
}

async function query<Result>(
  owner: string,
  run: (database: IDBPDatabase<SyncSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<SyncSchema>(`account-decks-${owner}`, 1, {
    upgrade: (db) => void db.createObjectStore('decks', { keyPath: 'deckId' }),
  });
  return run(database).finally(() => database.close());
}
