import { relativeLuminanceOf } from '../model/colors';
import type { ImageAdjustments, DeckTheme } from '../model/theme-schema';

const DEFAULT_DUOTONE = { dark: '#0b0a09', light: '#f0a63a' };

/** Initial duotone: the theme's darkest colour and its accent. */
export function suggestDuotone(theme: DeckTheme | null): NonNullable<ImageAdjustments['duotone']> {
  if (!theme) return DEFAULT_DUOTONE;
  const { background, text, coverBackground, accent, coverText } = theme.palette;
  const [dark = coverBackground] = [background, text, coverBackground].toSorted(
    (a, b) => relativeLuminanceOf(a) - relativeLuminanceOf(b),
  );
  return {
    dark,
    light: relativeLuminanceOf(accent) > relativeLuminanceOf(dark) + 0.1 ? accent : coverText,
  };
}
