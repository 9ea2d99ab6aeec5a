import type { AssetStore } from '../storage/asset-store';
import { dataUrlOf } from './data-url';

/** Loads a picture as a data URL by its key; undefined if it is not in this browser. */
export type PictureOf = (hash: string) => Promise<string | undefined>;

export function picturesOf(assets: AssetStore): PictureOf {
  return async (hash) => {
    const blob = await assets.blobOf(hash);
    return blob && dataUrlOf(blob);
  };
}
