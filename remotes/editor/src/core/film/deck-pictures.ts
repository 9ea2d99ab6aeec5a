import type { Deck } from '../model/deck';

/** Picture of a deck with a name to list it by. */
export interface DeckPicture {
  readonly asset: string;
  readonly name: string;
}

/** Pictures on and behind the slides, without repetition, in order. */
export function listDeckPictures({ slides }: Deck): readonly DeckPicture[] {
  const pictures = slides.flatMap(({ picture, elements }, index) => {
    const fallbackName = `Picture on slide ${index + 1}`;
    const images = elements.filter((element) => element.type === 'image');
    return [
      ...(picture ? [{ asset: picture.asset, name: fallbackName }] : []),
      ...images.map(({ asset, alt, name }) => ({ asset, name: alt || name || fallbackName })),
    ];
  });
  const firstByAsset = new Map<string, DeckPicture>();
  for (const still of pictures)
    if (still.asset !== '' && !firstByAsset.has(still.asset)) firstByAsset.set(still.asset, still);
  return [...firstByAsset.values()];
}
