import type { Deck } from '../core/model/deck-schema';
import { writeDeckFile } from '../exports/write-deck-file';
import { type AssetStore, hashBlob } from '../storage/assets/asset-store';
import { FileChangedError } from '../store/file-sync-state';
import type { LinkedFile } from './linked-files';

/** Hash of the deck's content: equal hashes mean equal decks. */
export function hashDeck(deck: Deck): Promise<string> {
  return hashBlob(new Blob([JSON.stringify(deck)]));
}

/**
 * Writes the deck into its linked file. The browser writes to a temporary file and swaps it in, so a crash leaves the
 * file unchanged.
 * @param remember called before writing, so that a tab closed meanwhile recognizes its own file later, and after
 * @throws {FileChangedError}, or the browser's error if the file is missing or cannot be written
 */
export async function writeLinkedFile(
  deck: Deck,
  assets: AssetStore,
  {
    linkedFile,
    remember,
  }: { linkedFile: LinkedFile; remember: (link: LinkedFile) => Promise<void> },
): Promise<LinkedFile> {
  const { deckId, file, deckHash } = linkedFile;
  const fileBefore = await file.getFile();
  if (linkedFile.modifiedAt !== NEVER_WRITTEN && !(await hasOwnContent(linkedFile, fileBefore)))
    throw new FileChangedError('Another program changed the file.');
  const content = await writeDeckFile(deck, assets);
  const pendingHash = await hashBlob(content);
  await remember({ deckId, file, modifiedAt: fileBefore.lastModified, deckHash, pendingHash });
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
  const { lastModified } = await file.getFile();
  const result = { deckId, file, modifiedAt: lastModified, deckHash: await hashDeck(deck) };
  await remember(result);
  return result;
}

/** Checks that the file still holds what this editor wrote last. */
export async function hasOwnContent(
  { modifiedAt, pendingHash }: LinkedFile,
  content: File,
): Promise<boolean> {
  return (
    content.lastModified === modifiedAt ||
    (pendingHash !== undefined && pendingHash === (await hashBlob(content)))
  );
}

/** Modification time of a file that was just chosen: it may be overwritten, whatever it holds. */
export const NEVER_WRITTEN = 0;
