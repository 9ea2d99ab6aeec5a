import { contrastRatioOf, MIN_TEXT_CONTRAST, mixColors } from '../model/colors';
import type { DeckTheme } from '../model/theme-schema';

const SHADES = Array.from({ length: 20 }, (_, step) => step / 20);

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
function textColorsOf({ palette }: DeckTheme): readonly string[] {
  return [palette.text, palette.coverText, palette.background, palette.coverBackground];
}

export function highestContrastOf(ground: string, colors: readonly string[]): string {
  const candidates = colors.map((ink) => ({ ink, contrast: contrastRatioOf(ink, ground) }));
  return candidates.reduce((best, next) => (next.contrast > best.contrast ? next : best)).ink;
}

/** The colour if it is read on all of the backgrounds, or else one that is; contrast of small text. */
export function keepReadable(
  color: string,
  backgrounds: readonly string[],
  theme: DeckTheme,
): string {
  if (isReadable(color, backgrounds)) return color;
  const candidates = [...textColorsOf(theme), '#111111', '#ffffff', '#000000'];
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
  const [backgrounds, textColor] = isOnCover
    ? [[coverBackground], coverText]
    : [[background, surface], text];
  return shadeToContrast(color, backgrounds, { textColor, minContrast: MIN_TEXT_CONTRAST });
}

/** The colour, mixed with that of texts as little as it takes to stand out from all of the backgrounds. */
export function shadeToContrast(
  color: string,
  backgrounds: readonly string[],
  { textColor, minContrast }: { readonly textColor: string; readonly minContrast: number },
): string {
  const shadeOf = (ratio: number) => mixColors(color, textColor, ratio);
  const ratio = SHADES.find((each) => leastContrastOf(shadeOf(each), backgrounds) >= minContrast);
  return ratio === undefined ? textColor : shadeOf(ratio);
}

function isReadable(color: string, backgrounds: readonly string[]): boolean {
  return leastContrastOf(color, backgrounds) >= MIN_TEXT_CONTRAST;
}

function leastContrastOf(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastRatioOf(color, background)));
}
