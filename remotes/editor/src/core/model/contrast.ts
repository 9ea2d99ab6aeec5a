import { averageColorOf } from './fill';

/** Tells whether light text is more readable on a fill than dark text. */
export function isDarkFill(fill: string): boolean {
  return relativeLuminanceOf(averageColorOf(fill)) < 0.2;
}

/** Relative luminance (WCAG) of `#rrggbb`, from 0 (black) to 1 (white). */
export function relativeLuminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearizeChannel(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts an sRGB channel from 0–255 to linear light from 0 to 1. */
export function linearizeChannel(byte: number): number {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Contrast of readable text (WCAG 2.2, level AA). */
export const MIN_TEXT_CONTRAST = 4.5;

/** Text colour for a background: the preferred one, or else black or white. */
export function readableTextColor(background: string, preferred: string): string {
  if (contrastRatioOf(background, preferred) >= MIN_TEXT_CONTRAST) return preferred;
  const [dark, light] = ['#111111', '#ffffff'] as const;
  return contrastRatioOf(background, dark) > contrastRatioOf(background, light) ? dark : light;
}

/** WCAG contrast ratio, from 1 (equal) to 21 (black on white). */
export function contrastRatioOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((fill) => relativeLuminanceOf(averageColorOf(fill)))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
