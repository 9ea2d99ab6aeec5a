import type { Deck, TextElement } from '../../core/model/deck';
import type { DeckTheme } from '../../core/model/deck-theme';
import { defineTheme } from './define-theme';
import { requireTheme } from './themes';

const MIN_TITLE_SIZE_PX = 32;

/** The deck's theme; for a deck without one, a plain theme in the deck's most common fonts. */
export function fontThemeOf({ theme, slides }: Deck): DeckTheme {
  if (theme) return theme;
  const texts = slides
    .flatMap(({ elements }) => elements)
    .filter((element) => element.type === 'text');
  const textFace =
    mostCommonFontOf(texts.filter(({ fontSize }) => fontSize < MIN_TITLE_SIZE_PX)) ?? 'Arial';
  const titleFace = mostCommonFontOf(texts.filter(({ fontSize }) => fontSize >= MIN_TITLE_SIZE_PX));
  const { palette, still, rule, logo, radius } = requireTheme('documentary');
  return defineTheme({
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

function mostCommonFontOf(texts: readonly TextElement[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { fontFamily } of texts) counts.set(fontFamily, (counts.get(fontFamily) ?? 0) + 1);
  const [mostCommon] = [...counts].toSorted(([, one], [, other]) => other - one);
  return mostCommon?.[0];
}
