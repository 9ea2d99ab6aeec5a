import type { Deck } from '../core/model/deck-schema';
import type { AssetStore } from '../storage/assets/asset-store';
import type { LoadedFont } from './font-loader';

/** Loads the fonts that a deck carries into the page, once each; files that are not in this browser are left out. */
export async function loadOwnFonts(
  fonts: NonNullable<Deck['fonts']>,
  assets: Pick<AssetStore, 'blobOf'>,
): Promise<void> {
  const { addOwnFont, addToWindow, hasOwnFont } = await import('./font-loader');
  const loaded = await Promise.all(
    fonts.map(async ({ asset, ...font }): Promise<readonly LoadedFont[]> => {
      const blob = hasOwnFont(asset) ? undefined : await assets.blobOf(asset);
      if (!blob) return [];
      const bytes = await blob.arrayBuffer();
      return [addOwnFont(asset, { ...font, unicodeRange: 'U+0-10FFFF', sampleLetter: 'H', bytes })];
    }),
  );
  await addToWindow(loaded.flat(), window);
}
