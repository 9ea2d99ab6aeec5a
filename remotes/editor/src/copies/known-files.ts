import { type DBSchema, openDB } from 'idb';

/** The file that a deck is copied to, and what was written last. */
export interface KnownFile {
  readonly deckId: string;
  readonly file: FileSystemFileHandle;
  /** When the file was written last, as the file says; another time means that somebody else did. */
  readonly changedAt: number;
  /** Of the deck that was written. */
  readonly digest: string;
  /** Of the bytes that were about to be written, where nobody heard any more whether they were. */
  readonly begun?: string;
}

interface Schema extends DBSchema {
  files: { key: string; value: KnownFile };
}

/**
 * Beside the decks, not among them: a version of the editor from before copies can still open those.
 */
async function withFiles<Result>(
  owner: string,
  act: (database: Awaited<ReturnType<typeof openFiles>>) => Promise<Result>,
): Promise<Result> {
  const database = await openFiles(owner);
  try {
    return await act(database);
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

/** The decks whose copy a file is, or was until another deck took it. */
export async function decksCopiedTo(
  owner: string,
  file: FileSystemFileHandle,
): Promise<readonly KnownFile[]> {
  const all = await withFiles(owner, (database) => database.getAll('files'));
  const isSame = await Promise.all(all.map((known) => known.file.isSameEntry(file)));
  return all.filter((_, index) => isSame[index]);
}

export async function rememberFile(owner: string, known: KnownFile): Promise<void> {
  await withFiles(owner, (database) => database.put('files', known));
}

export async function forgetFile(owner: string, deckId: string): Promise<void> {
  await withFiles(owner, (database) => database.delete('files', deckId));
}
