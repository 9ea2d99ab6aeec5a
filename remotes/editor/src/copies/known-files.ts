import { type DBSchema, openDB } from 'idb';

/** File that a deck is mirrored to, and the state of the last write. */
export interface KnownFile {
  readonly deckId: string;
  readonly file: FileSystemFileHandle;
  /** Modification time after the last write. A different time means that another program wrote. */
  readonly changedAt: number;
  /** Hash of the deck that was written. */
  readonly digest: string;
  /** Hash of the bytes of a write that was started and may not have finished. */
  readonly begun?: string;
}

interface Schema extends DBSchema {
  files: { key: string; value: KnownFile };
}

/** A separate database, so that versions of the editor without file sync can still open the decks. */
async function withFiles<Result>(
  owner: string,
  query: (database: Awaited<ReturnType<typeof openFiles>>) => Promise<Result>,
): Promise<Result> {
  const database = await openFiles(owner);
  try {
    return await query(database);
  } finally {
    database.close();
  }
}

function openFiles(owner: string) {
  return openDB<Schema>(`slides-copies-${owner}`, 1, {
    upgrade(database) {
      database.createObjectStore('files', { keyPath: 'deckId' });
    },
  });
}

export function fileOfDeck(owner: string, deckId: string): Promise<KnownFile | undefined> {
  return withFiles(owner, (database) => database.get('files', deckId));
}

/** Lists the decks that are mirrored to this file, or were until another deck took it. */
export async function decksCopiedTo(
  owner: string,
  file: FileSystemFileHandle,
): Promise<readonly KnownFile[]> {
  const all = await withFiles(owner, (database) => database.getAll('files'));
  const isSameFile = await Promise.all(all.map((linkedFile) => linkedFile.file.isSameEntry(file)));
  return all.filter((_, index) => isSameFile[index]);
}

export async function rememberFile(owner: string, linkedFile: KnownFile): Promise<void> {
  await withFiles(owner, (database) => database.put('files', linkedFile));
}

export async function forgetFile(owner: string, deckId: string): Promise<void> {
  await withFiles(owner, (database) => database.delete('files', deckId));
}
