import type { AssetStore } from '../storage/asset-store';
import { readAsDataUrl } from './read-as-data-url';

/** Loads a picture as a data URL by its key; undefined if it is not in this browser. */
export type PictureLoader = (hash: string) => Promise<string | undefined>;

export function createPictureLoader(assets: AssetStore): PictureLoader {
  return async (hash) => {
    const blob = await assets.blobOf(hash);
    return blob && readAsDataUrl(blob);
  };
}
