import { contrastRatioOf, MIN_TEXT_CONTRAST } from '../model/contrast';
import type { DeckTheme } from '../model/theme-schema';

/** Text colour of the theme for one of its backgrounds; on any other a colour that stands out. */
export function textColorOn(theme: DeckTheme, ground: string): string {
  const { palette } = theme;
  if (ground === palette.background || ground === palette.surface) return palette.text;
  if (ground === palette.coverBackground) return palette.coverText;
  const best = highestContrastOf(ground, [palette.text, palette.coverText]);
  return contrastRatioOf(best, ground) < MIN_TEXT_CONTRAST
    ? highestContrastOf(ground, textColorsOf(theme))
    : best;
}

/** Colours that `textColorOn` chooses from. */
export function textColorsOf({ palette }: DeckTheme): readonly string[] {
  return [palette.text, palette.coverText, palette.background, palette.coverBackground];
}

export function highestContrastOf(ground: string, colors: readonly string[]): string {
  const candidates = colors.map((ink) => ({ ink, contrast: contrastRatioOf(ink, ground) }));
  return candidates.reduce((best, next) => (next.contrast > best.contrast ? next : best)).ink;
}
