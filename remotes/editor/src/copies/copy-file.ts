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
 * @throws ChangedElsewhere, and what the browser throws where a file is gone or not to be written to
 */
export async function writeCopy(
  deck: Deck,
  assets: AssetStore,
  known: KnownFile,
): Promise<KnownFile> {
  const { file } = known;
  const before = await file.getFile();
  if (known.changedAt !== NEVER && before.lastModified !== known.changedAt)
    throw new ChangedElsewhere('The file was written by something else.');
  const stream = await file.createWritable();
  await stream.write(await deckFile(deck, assets));
  await stream.close();
  const { lastModified } = await file.getFile();
  return { ...known, changedAt: lastModified, digest: await digestOf(deck) };
}

/** Of a file that was chosen to be written to, whatever it holds. */
export const NEVER = 0;
