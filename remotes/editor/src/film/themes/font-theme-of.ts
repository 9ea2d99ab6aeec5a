import { isText } from '../../core/elements/element-guards';
import type { Deck } from '../../core/model/deck-schema';
import type { TextElement } from '../../core/text/text-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { defineTheme, requireTheme } from './themes';

const MIN_TITLE_SIZE_PX = 32;

/** The deck's theme; for a deck without one, a plain theme in the deck's most common fonts. */
export function fontThemeOf({ theme, slides }: Deck): DeckTheme {
  if (theme) return theme;
  const texts = slides.flatMap(({ elements }) => elements).filter(isText);
  const textFont =
    mostCommonFontOf(texts.filter(({ fontSize }) => fontSize < MIN_TITLE_SIZE_PX)) ?? 'Arial';
  const titleFont = mostCommonFontOf(texts.filter(({ fontSize }) => fontSize >= MIN_TITLE_SIZE_PX));
  const { palette, placeholderFill, titleRule, logoCorner, pictureRadius } =
    requireTheme('documentary');
  return defineTheme({
    name: 'plain',
    title: 'Plain',
    palette,
    placeholderFill,
    titleRule,
    logoCorner,
    pictureRadius,
    titleFont: titleFont ?? textFont,
    textFont,
  });
}

function mostCommonFontOf(texts: readonly TextElement[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { fontFamily } of texts) counts.set(fontFamily, (counts.get(fontFamily) ?? 0) + 1);
  const [mostCommon] = [...counts].toSorted(([, one], [, other]) => other - one);
  return mostCommon?.[0];
}
