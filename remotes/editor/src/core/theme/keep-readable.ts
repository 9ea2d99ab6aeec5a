import { contrastRatioOf } from '../model/contrast';
import type { DeckTheme } from '../model/theme-schema';
import { textColorsOf } from './theme-colors';

const MIN_CONTRAST_RATIO = 4.5;

/** The colour if it is read on all of the backgrounds, or else one that is; contrast of small text. */
export function keepReadable(
  color: string,
  backgrounds: readonly string[],
  theme: DeckTheme,
): string {
  const contrastOf = (ink: string) =>
    Math.min(...backgrounds.map((background) => contrastRatioOf(ink, background)));
  if (backgrounds.length === 0 || contrastOf(color) >= MIN_CONTRAST_RATIO) return color;
  const candidates = [...textColorsOf(theme), '#111111', '#ffffff'];
  return (
    candidates.find((ink) => contrastOf(ink) >= MIN_CONTRAST_RATIO) ??
    candidates.reduce((best, next) => (contrastOf(next) > contrastOf(best) ? next : best))
  );
}
