import { hasPicture } from '../core/elements/element-guards';
import type { Deck } from '../core/model/deck-schema';

/** Picture of a deck with a name to list it by. */
export interface DeckPicture {
  readonly asset: string;
  readonly name: string;
}

/** Pictures on and behind the slides, without repetition, in order. */
export function listDeckPictures({ slides }: Deck): readonly DeckPicture[] {
  const pictures = slides.flatMap(({ backgroundPicture, elements }, index) => {
    const fallbackName = `Picture on slide ${index + 1}`;
    const images = elements.filter(hasPicture);
    return [
      ...(backgroundPicture ? [{ asset: backgroundPicture.asset, name: fallbackName }] : []),
      ...images.map(({ asset, alt, sourceName }) => ({
        asset,
        name: alt || sourceName || fallbackName,
      })),
    ];
  });
  const firstByAsset = new Map<string, DeckPicture>();
  for (const still of pictures)
    if (still.asset !== '' && !firstByAsset.has(still.asset)) firstByAsset.set(still.asset, still);
  return [...firstByAsset.values()];
}
