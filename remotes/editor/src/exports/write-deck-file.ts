import type { Deck } from '../core/model/deck-schema';
import { DECK_FILE_TYPE } from '../core/model/deck-constants';
import type { AssetStore } from '../storage/assets/asset-store';
import { listDeckAssets } from '../storage/list-decks';
import { readAsDataUrl } from './picture-loader';

/** Deck with its pictures and videos in one file, so that it opens on any machine. */
export async function writeDeckFile(deck: Deck, assets: Pick<AssetStore, 'blobOf'>): Promise<Blob> {
  const pictures: Record<string, string> = {};
  for (const hash of listDeckAssets(deck)) {
    const blob = await assets.blobOf(hash);
    if (blob) pictures[hash] = await readAsDataUrl(blob);
  }
  return new Blob([JSON.stringify({ ...deck, pictures })], { type: DECK_FILE_TYPE.type });
}
