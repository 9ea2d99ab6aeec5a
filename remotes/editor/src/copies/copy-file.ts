import type { Deck } from '../core/model/deck';
import { deckFile } from '../exports/deck-file';
import type { AssetStore } from '../storage/asset-store';
import { hashOf } from '../storage/hash';
import { ChangedElsewhere } from './copy-state';
import type { KnownFile } from './known-files';

/** What the deck is, in a word: two that have the same are the same. */
export function digestOf(deck: Deck): Promise<string> {
  return hashOf(new Blob([JSON.stringify(deck)]));
}

/**
 * Writes the deck into its file. The browser writes beside it and puts the whole in its place, so a
 * crash leaves the file as it was.
 * @param remember told before, so that a tab which is closed meanwhile knows its file again, and after
 * @throws ChangedElsewhere, and what the browser throws where a file is gone or not to be written to
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

/** Whether nobody else has written what the file holds now. */
export async function isAsWritten(
  { changedAt, begun }: KnownFile,
  content: File,
): Promise<boolean> {
  return (
    content.lastModified === changedAt || (begun !== undefined && begun === (await hashOf(content)))
  );
}

/** Of a file that was chosen to be written to, whatever it holds. */
export const NEVER = 0;
