import { hasPicture } from '../../core/elements/element-guards';
import type { Deck } from '../../core/model/deck-schema';

export function replaceAssetKeys(deck: Deck, keys: ReadonlyMap<string, string>): Deck {
  const replaceKey = <T extends { readonly asset: string }>(picture: T): T => ({
    ...picture,
    asset: keys.get(picture.asset) ?? picture.asset,
  });
  const { theme, fonts } = deck;
  return {
    ...deck,
    theme: theme?.logo ? { ...theme, logo: replaceKey(theme.logo) } : theme,
    ...(fonts && { fonts: fonts.map(replaceKey) }),
    slides: deck.slides.map((slide) => ({
      ...slide,
      backgroundPicture: slide.backgroundPicture && replaceKey(slide.backgroundPicture),
      elements: slide.elements.map((element) => {
        if (!hasPicture(element)) return element;
        const { clip } = element;
        return replaceKey(clip ? { ...element, clip: replaceKey(clip) } : element);
      }),
    })),
  };
}
