/** Creates the stores, or renames those of version 1. The decks in them are migrated when they are read. */
export function upgradeDeckDatabase(
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
