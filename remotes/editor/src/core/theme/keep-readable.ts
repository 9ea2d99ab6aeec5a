import { contrastRatioOf, MIN_TEXT_CONTRAST } from '../model/contrast';
import { mixColors } from '../model/fill';
import type { DeckTheme } from '../model/theme-schema';
import { textColorsOf } from './theme-colors';

/** The colour if it is read on all of the backgrounds, or else one that is; contrast of small text. */
export function keepReadable(
  color: string,
  backgrounds: readonly string[],
  theme: DeckTheme,
): string {
  if (isReadable(color, backgrounds)) return color;
  const candidates = [...textColorsOf(theme), '#111111', '#ffffff'];
  return (
    candidates.find((ink) => isReadable(ink, backgrounds)) ??
    candidates.reduce((best, next) =>
      leastContrastOf(next, backgrounds) > leastContrastOf(best, backgrounds) ? next : best,
    )
  );
}

/** The colour, mixed with that of texts as little as it takes to be read on normal or cover backgrounds. */
export function shadeForText(
  color: string,
  { background, surface, text, coverBackground, coverText }: DeckTheme['palette'],
  isOnCover: boolean,
): string {
  const backgrounds = isOnCover ? [coverBackground] : [background, surface];
  const textColor = isOnCover ? coverText : text;
  const shades = SHADES.map((ratio) => mixColors(color, textColor, ratio));
  return shades.find((shade) => isReadable(shade, backgrounds)) ?? textColor;
}

const SHADES = Array.from({ length: 20 }, (_, step) => step / 20);

function isReadable(color: string, backgrounds: readonly string[]): boolean {
  return leastContrastOf(color, backgrounds) >= MIN_TEXT_CONTRAST;
}

function leastContrastOf(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastRatioOf(color, background)));
}
