import type { Deck, TextElement } from '../../core/model/deck';
import type { Theme } from '../../core/model/theme';
import { makeTheme } from './make-theme';
import { themeNamed } from './themes';

const TITLE_SIZE = 32;

/** The deck's theme; for a deck without one, a plain theme in the deck's most common fonts. */
export function mannerOf({ theme, slides }: Deck): Theme {
  if (theme) return theme;
  const texts = slides
    .flatMap(({ elements }) => elements)
    .filter((element) => element.type === 'text');
  const textFace = commonestFace(texts.filter(({ fontSize }) => fontSize < TITLE_SIZE)) ?? 'Arial';
  const titleFace = commonestFace(texts.filter(({ fontSize }) => fontSize >= TITLE_SIZE));
  const { palette, still, rule, logo, radius } = themeNamed('documentary');
  return makeTheme({
    name: 'plain',
    title: 'Plain',
    palette,
    still,
    rule,
    logo,
    radius,
    titleFace: titleFace ?? textFace,
    textFace,
  });
}

function commonestFace(texts: readonly TextElement[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { fontFamily } of texts) counts.set(fontFamily, (counts.get(fontFamily) ?? 0) + 1);
  const [mostCommon] = [...counts].toSorted(([, one], [, other]) => other - one);
  return mostCommon?.[0];
}
