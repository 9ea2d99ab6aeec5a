import { hasPicture } from '../elements/has-picture';
import type { Deck } from '../core/model/deck';

export function replaceAssetKeys(deck: Deck, keys: ReadonlyMap<string, string>): Deck {
  const replaceKey = <T extends { readonly asset: string }>(picture: T): T => ({
    ...picture,
    asset: keys.get(picture.asset) ?? picture.asset,
  });
  return {
    ...deck,
    slides: deck.slides.map((slide) => ({
      ...slide,
      backgroundPicture: slide.backgroundPicture && replaceKey(slide.backgroundPicture),
      elements: slide.elements.map((element) =>
        hasPicture(element) ? replaceKey(element) : element,
      ),
    })),
  };
}
