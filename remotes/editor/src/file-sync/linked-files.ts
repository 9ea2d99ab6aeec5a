import { type DBSchema, openDB, unwrap } from 'idb';
import { renameKeysInStore } from '../storage/deck-database';

/** File that a deck is mirrored to, and the state of the last write. */
export interface LinkedFile {
  readonly deckId: string;
  readonly file: FileSystemFileHandle;
  /** Modification time after the last write. A different time means that another program wrote. */
  readonly modifiedAt: number;
  /** Hash of the deck that was written. */
  readonly deckHash: string;
  /** Hash of the bytes of a write that was started and may not have finished. */
  readonly pendingHash?: string;
}

interface LinkedFilesSchema extends DBSchema {
  files: { key: string; value: LinkedFile };
}

/** A separate database, so that versions of the editor without file sync can still open the decks. */
async function withLinkedFiles<Result>(
  owner: string,
  query: (database: Awaited<ReturnType<typeof openLinkedFiles>>) => Promise<Result>,
): Promise<Result> {
  const database = await openLinkedFiles(owner);
  try {
    return await query(database);
  } finally {
    database.close();
  }
}

const VERSION_1_KEYS = { changedAt: 'modifiedAt', digest: 'deckHash', begun: 'pendingHash' };

function openLinkedFiles(owner: string) {
  return openDB<LinkedFilesSchema>(`slides-copies-${owner}`, 2, {
    upgrade(database, oldVersion, _, transaction) {
      if (oldVersion === 0) database.createObjectStore('files', { keyPath: 'deckId' });
      else renameKeysInStore(unwrap(transaction).objectStore('files'), VERSION_1_KEYS);
    },
  });
}

export function findLinkedFile(owner: string, deckId: string): Promise<LinkedFile | undefined> {
  return withLinkedFiles(owner, (database) => database.get('files', deckId));
}

/** Lists the decks that are mirrored to this file, or were until another deck took it. */
export async function listDecksLinkedTo(
  owner: string,
  file: FileSystemFileHandle,
): Promise<readonly LinkedFile[]> {
  const all = await withLinkedFiles(owner, (database) => database.getAll('files'));
  const isSameFile = await Promise.all(all.map((linkedFile) => linkedFile.file.isSameEntry(file)));
  return all.filter((_, index) => isSameFile[index]);
}

export async function storeLinkedFile(owner: string, linkedFile: LinkedFile): Promise<void> {
  await withLinkedFiles(owner, (database) => database.put('files', linkedFile));
}

export async function deleteLinkedFile(owner: string, deckId: string): Promise<void> {
  await withLinkedFiles(owner, (database) => database.delete('files', deckId));
}
