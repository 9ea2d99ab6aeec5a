import type { Deck } from '../model/deck';

/** Picture of a deck with a name to list it by. */
export interface Still {
  readonly asset: string;
  readonly name: string;
}

/** Pictures on and behind the slides, without repetition, in order. */
export function stillsIn({ slides }: Deck): readonly Still[] {
  const found = slides.flatMap(({ picture, elements }, place) => {
    const where = `Picture on slide ${place + 1}`;
    const images = elements.filter((element) => element.type === 'image');
    return [
      ...(picture ? [{ asset: picture.asset, name: where }] : []),
      ...images.map(({ asset, alt, name }) => ({ asset, name: alt || name || where })),
    ];
  });
  const first = new Map<string, Still>();
  for (const still of found)
    if (still.asset !== '' && !first.has(still.asset)) first.set(still.asset, still);
  return [...first.values()];
}
