import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import type { Deck, Slide } from '../core/model/deck-schema';

/** Signals that the storage neither succeeded nor failed in time. */
export class StorageTimeoutError extends Error {
  override name = 'StorageTimeoutError';
}

const TIMEOUT_MS = 2000;

const MAX_TRIES = 4;

/** Deck without its slides, written only when one of these fields changes. */
export interface DeckRecord extends Omit<Deck, 'slides' | 'version'> {
  /** The version of the editor that stored it, for the slides as well. */
  readonly version: number;
  readonly slideIds: readonly string[];
  readonly createdAt: number;
  /** Missing in records of database version 1. */
  readonly updatedAt?: number;
}

export interface SlideRecord {
  readonly deckId: string;
  readonly slideId: string;
  readonly updatedAt: number;
  readonly slide: Slide;
}

export interface AssetRecord {
  readonly hash: string;
  /** Bytes, because private windows of WebKit cannot store blobs. */
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

export interface VersionRecord {
  readonly id?: number;
  readonly deckId: string;
  readonly savedAt: number;
  readonly deck: Deck;
}

interface DeckDatabaseSchema extends DBSchema {
  decks: { key: string; value: DeckRecord };
  slides: {
    key: [string, string];
    value: SlideRecord;
    indexes: { byUpdatedAt: [string, number] };
  };
  assets: { key: string; value: AssetRecord };
  versions: { key: number; value: VersionRecord; indexes: { bySavedAt: [string, number] } };
  /** Token of the tab that may write a deck: the last one that took it over. */
  locks: { key: string; value: string };
}

export type DeckDatabase = IDBPDatabase<DeckDatabaseSchema>;

/**
 * Opens the member's own database, so that members who share a computer do not share decks.
 * @throws {StorageTimeoutError} if the storage does not answer, or the browser's error if it stores nothing
 */
export async function openDeckDatabase(owner: string): Promise<DeckDatabase> {
  const { database } = await openAndQuery(owner, () => Promise.resolve());
  return database;
}

/**
 * Opens the member's database if it exists. Read-only callers never create one: leaving a page during creation makes
 * WebKit keep a database that never stores the first deck.
 * @throws {StorageTimeoutError} if the storage does not answer, or the browser's error if it stores nothing
 */
export function findDeckDatabase(owner: string): Promise<DeckDatabase | null> {
  return retryOnTimeout(
    async () => ((await hasDatabase(owner)) ? openConnection(owner) : null),
    (lateResult) => lateResult?.close(),
  );
}

async function hasDatabase(owner: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === databaseNameOf(owner));
}

const databaseNameOf = (owner: string) => `slides-${owner}`;

/**
 * Opens the member's database and runs a query on it, with a timeout for both. A retry uses a connection of its own and
 * may run beside the first, because some connections in WebKit never answer.
 * @throws {StorageTimeoutError}, or the error of the storage or the query
 */
export function openAndQuery<Result>(
  owner: string,
  query: (database: DeckDatabase) => Promise<Result>,
): Promise<{ readonly database: DeckDatabase; readonly result: Result }> {
  return retryOnTimeout(
    async () => {
      const database = await openConnection(owner);
      try {
        return { database, result: await query(database) };
      } catch (cause) {
        database.close();
        throw cause;
      }
    },
    (lateResult) => lateResult.database.close(),
  );
}

/** Rejects where some browsers throw synchronously. */
async function openConnection(owner: string): Promise<DeckDatabase> {
  const database = await openDB<DeckDatabaseSchema>(databaseNameOf(owner), 2, {
    upgrade: (db, oldVersion, _, transaction) =>
      upgradeDeckDatabase(unwrap(db), unwrap(transaction), oldVersion),
    blocking(_, __, event) {
      (event.target as IDBDatabase | null)?.close();
    },
  });
  // Some connections in WebKit never answer, so one query tests this one.
  await database.count('decks');
  return database;
}

export function deckKeyRange(deckId: string): IDBKeyRange {
  return IDBKeyRange.bound([deckId], [deckId, []]);
}

/** Creates the stores, or renames those of version 1. The decks in them are migrated when they are read. */
function upgradeDeckDatabase(
  database: IDBDatabase,
  transaction: IDBTransaction,
  oldVersion: number,
): void {
  if (oldVersion === 0) createStores(database);
  const slides = transaction.objectStore('slides');
  const versions = transaction.objectStore('versions');
  slides.createIndex('byUpdatedAt', ['deckId', 'updatedAt']);
  versions.createIndex('bySavedAt', ['deckId', 'savedAt']);
  database.createObjectStore('locks');
  if (oldVersion === 0) return;
  database.deleteObjectStore('writers');
  slides.deleteIndex('byTime');
  versions.deleteIndex('byTime');
  renameKeysInStore(transaction.objectStore('decks'), { order: 'slideIds' });
  renameKeysInStore(slides, { at: 'updatedAt' });
  renameKeysInStore(versions, { at: 'savedAt' });
}

function createStores(database: IDBDatabase): void {
  database.createObjectStore('decks', { keyPath: 'id' });
  database.createObjectStore('slides', { keyPath: ['deckId', 'slideId'] });
  database.createObjectStore('assets', { keyPath: 'hash' });
  database.createObjectStore('versions', { keyPath: 'id', autoIncrement: true });
}

/** Renames keys of every record in a store; keys without a new name stay. */
export function renameKeysInStore(
  store: IDBObjectStore,
  names: Readonly<Record<string, string>>,
): void {
  const request = store.openCursor();
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (!cursor) return;
    const entries = Object.entries<unknown>(cursor.value);
    cursor.update(Object.fromEntries(entries.map(([key, value]) => [names[key] ?? key, value])));
    cursor.continue();
  });
}

/**
 * Retries a request beside the pending one while no response comes, because WebKit's storage loses requests now and
 * then. The first response counts; a later one goes to `onLate`.
 * @throws {StorageTimeoutError} after 8 s, or the storage's own error
 */
export function retryOnTimeout<Result>(
  request: () => Promise<Result>,
  onLate: (result: Result) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    let isSettled = false;
    function end(): void {
      isSettled = true;
      clearTimeout(timer);
    }
    function attempt(remainingTries: number): void {
      timer = setTimeout(() => {
        if (remainingTries > 0) return attempt(remainingTries - 1);
        end();
        reject(
          new StorageTimeoutError(
            `The storage did not answer within ${MAX_TRIES * TIMEOUT_MS} ms.`,
          ),
        );
      }, TIMEOUT_MS);
      request().then(
        (result) => {
          if (isSettled) return onLate(result);
          end();
          resolve(result);
        },
        (cause: unknown) => {
          end();
          reject(cause);
        },
      );
    }
    attempt(MAX_TRIES - 1);
  });
}
