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
  { known, remember }: { known: KnownFile; remember: (known: KnownFile) => Promise<void> },
): Promise<KnownFile> {
  const { deckId, file, digest } = known;
  const before = await file.getFile();
  if (known.changedAt !== NEVER && !(await isAsWritten(known, before)))
    throw new ChangedElsewhere('The file was written by something else.');
  const content = await deckFile(deck, assets);
  const begun = await hashOf(content);
  await remember({ deckId, file, changedAt: before.lastModified, digest, begun });
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
  const { lastModified } = await file.getFile();
  const written = { deckId, file, changedAt: lastModified, digest: await digestOf(deck) };
  await remember(written);
  return written;
}

/** Checks that the file still holds what this editor wrote last. */
export async function isAsWritten(
  { changedAt, begun }: KnownFile,
  content: File,
): Promise<boolean> {
  return (
    content.lastModified === changedAt || (begun !== undefined && begun === (await hashOf(content)))
  );
}

/** Modification time of a file that was just chosen: it may be overwritten, whatever it holds. */
export const NEVER = 0;
