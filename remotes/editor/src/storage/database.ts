import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Deck, Slide } from '../core/model/deck';
import { untilAnswered } from './until-answered';

/** All of a deck but its slides. Written only when one of these fields changes. */
export interface DeckRecord extends Omit<Deck, 'slides'> {
  readonly order: readonly string[];
  readonly createdAt: number;
}

export interface SlideRecord {
  readonly deckId: string;
  readonly slideId: string;
  readonly at: number;
  readonly slide: Slide;
}

export interface AssetRecord {
  readonly hash: string;
  /** Bytes, because a private window of WebKit stores no blob. */
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly at: number;
}

export interface VersionRecord {
  readonly id?: number;
  readonly deckId: string;
  readonly at: number;
  readonly deck: Deck;
}

interface Schema extends DBSchema {
  decks: { key: string; value: DeckRecord };
  slides: {
    key: [string, string];
    value: SlideRecord;
    indexes: { byTime: [string, number] };
  };
  assets: { key: string; value: AssetRecord };
  versions: { key: number; value: VersionRecord; indexes: { byTime: [string, number] } };
  /** Who may write a deck: the token of the last tab that took it. */
  writers: { key: string; value: string };
}

export type Database = IDBPDatabase<Schema>;

/**
 * A member's decks live in a database of their own: a shared computer mixes nobody's work.
 * @throws where the browser stores nothing, or {SilentStorage} where it does not say
 */
export async function openDatabase(owner: string): Promise<Database> {
  const { database } = await openAndAsk(owner, () => Promise.resolve());
  return database;
}

/**
 * The member's database where there is one. Whoever only looks makes none: a page that is left in the middle of
 * that leaves WebKit with a database in which the first deck is never stored.
 * @throws where the browser stores nothing, or {SilentStorage} where it does not say
 */
export function findDatabase(owner: string): Promise<Database | null> {
  return untilAnswered(
    async () => ((await isMade(owner)) ? askForDatabase(owner) : null),
    (late) => late?.close(),
  );
}

async function isMade(owner: string): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === nameOf(owner));
}

const nameOf = (owner: string) => `slides-${owner}`;

/**
 * Opens the member's database and asks it something. Whatever the editor must know before it can be seen is asked
 * here, so that a question without an answer is told. A second attempt has a connection of its own and may run
 * beside the first: WebKit gives some on which nothing is answered.
 * @throws what the storage or the question says, or {SilentStorage}
 */
export function openAndAsk<Answer>(
  owner: string,
  ask: (database: Database) => Promise<Answer>,
): Promise<{ readonly database: Database; readonly answer: Answer }> {
  return untilAnswered(
    async () => {
      const database = await askForDatabase(owner);
      try {
        return { database, answer: await ask(database) };
      } catch (cause) {
        database.close();
        throw cause;
      }
    },
    (late) => late.database.close(),
  );
}

/** Always answers by the promise, though some browsers throw at once. */
async function askForDatabase(owner: string): Promise<Database> {
  const database = await openDB<Schema>(nameOf(owner), 1, {
    upgrade(db) {
      db.createObjectStore('decks', { keyPath: 'id' });
      db.createObjectStore('slides', { keyPath: ['deckId', 'slideId'] }).createIndex('byTime', [
        'deckId',
        'at',
      ]);
      db.createObjectStore('assets', { keyPath: 'hash' });
      db.createObjectStore('versions', { keyPath: 'id', autoIncrement: true }).createIndex(
        'byTime',
        ['deckId', 'at'],
      );
      db.createObjectStore('writers');
    },
    blocking(_, __, event) {
      (event.target as IDBDatabase | null)?.close();
    },
  });
  // WebKit gives connections now and then on which it answers nothing.
  await database.count('decks');
  return database;
}

/** The range of all keys that begin with a deck's id. */
export function ofDeck(deckId: string): IDBKeyRange {
  return IDBKeyRange.bound([deckId], [deckId, []]);
}
