import type { DeckTheme } from '../model/theme-schema';
import { shadeForText } from './keep-readable';
import { textColorsOf } from './theme-colors';

/** Change from one theme to another, on one slide. */
export interface ThemeChange {
  readonly before: DeckTheme;
  readonly after: DeckTheme;
  /** Maps theme colours to those of the same role; other colours stay. */
  readonly paint: (fill: string) => string;
  /** Text colour of the new theme on the slide's new background. */
  readonly textColor: string;
  readonly isOnCover: boolean;
}

/** Theme of a deck that had none, on one slide. */
export interface FirstTheme {
  readonly theme: DeckTheme;
  /** New background of the slide. */
  readonly background: string;
  readonly isCover: boolean;
}

/** Elements without a role had one of the theme's text colours, and get the one that suits their background. */
export function changeTextColor(color: string, change: ThemeChange): string {
  return textColorsOf(change.before).includes(color) ? change.textColor : paintText(color, change);
}

/** Maps colours of texts: one in the accent gets the shade of the new one that is read there. */
export function paintText(color: string, { before, after, paint, isOnCover }: ThemeChange): string {
  const { accent } = before.palette;
  const shades = [false, true].map((isCover) => shadeForText(accent, before.palette, isCover));
  return [accent, ...shades].includes(color)
    ? shadeForText(after.palette.accent, after.palette, isOnCover)
    : paint(color);
}

export function changeFont(face: string, before: DeckTheme, after: DeckTheme): string {
  if (face === before.titleFont) return after.titleFont;
  return face === before.textFont ? after.textFont : face;
}
