import type { PictureLoader } from '../ooxml/slide-writer';
import type { AssetStore } from '../storage/assets/asset-store';

export function createPictureLoader(assets: AssetStore): PictureLoader {
  return async (hash) => {
    const blob = await assets.blobOf(hash);
    return blob && readAsDataUrl(blob);
  };
}

export function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable image.')));
    reader.readAsDataURL(blob);
  });
}
