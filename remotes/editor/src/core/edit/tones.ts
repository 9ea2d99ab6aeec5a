import type { Tone } from '../model/deck';
import { luminanceOf } from '../model/ink';
import type { Theme } from '../model/theme';

const TUNGSTEN = { dark: '#0b0a09', light: '#f0a63a' };

/** Initial duotone: the theme's darkest colour and its accent. */
export function duotoneOf(theme: Theme | null): NonNullable<Tone['duotone']> {
  if (!theme) return TUNGSTEN;
  const { ground, ink, cover, accent, coverInk } = theme.palette;
  const [dark = cover] = [ground, ink, cover].toSorted((a, b) => luminanceOf(a) - luminanceOf(b));
  return { dark, light: luminanceOf(accent) > luminanceOf(dark) + 0.1 ? accent : coverInk };
}
