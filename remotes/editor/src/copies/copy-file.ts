import type { Deck } from '../core/model/deck';
import { deckFile } from '../exports/deck-file';
import type { AssetStore } from '../storage/asset-store';
import { hashOf } from '../storage/hash';
import { ChangedElsewhere } from './copy-state';
import type { KnownFile } from './known-files';

/** Hash of the deck's content: equal hashes mean equal decks. */
export function digestOf(deck: Deck): Promise<string> {
  return hashOf(new Blob([JSON.stringify(deck)]));
}

/**
 * Writes the deck into its linked file. The browser writes to a temporary file and swaps it in, so a crash leaves the
 * file unchanged.
 * @param remember called before writing, so that a tab closed meanwhile recognizes its own file later, and after
 * @throws {FileChangedError}, or the browser's error if the file is missing or cannot be written
 */
export async function writeCopy(
  deck: Deck,
  assets: AssetStore,
  { linkedFile, remember }: { linkedFile: KnownFile; remember: (link: KnownFile) => Promise<void> },
): Promise<KnownFile> {
  const { deckId, file, digest } = linkedFile;
  const fileBefore = await file.getFile();
  if (linkedFile.changedAt !== NEVER && !(await isAsWritten(linkedFile, fileBefore)))
    throw new ChangedElsewhere('The file was written by something else.');
  const content = await deckFile(deck, assets);
  const pendingHash = await hashOf(content);
  await remember({ deckId, file, changedAt: fileBefore.lastModified, digest, begun: pendingHash });
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
  const { lastModified } = await file.getFile();
  const result = { deckId, file, changedAt: lastModified, digest: await digestOf(deck) };
  await remember(result);
  return result;
}

/** Checks that the file still holds what this editor wrote last. */
export async function isAsWritten(
  { changedAt, begun: pendingHash }: KnownFile,
  content: File,
): Promise<boolean> {
  return (
    content.lastModified === changedAt ||
    (pendingHash !== undefined && pendingHash === (await hashOf(content)))
  );
}

/** Modification time of a file that was just chosen: it may be overwritten, whatever it holds. */
export const NEVER = 0;
