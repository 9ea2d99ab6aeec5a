import type { TextStyle } from '../model/rich-text';
import { contrastRatioOf } from '../model/contrast';

/** WCAG contrast minimums for large text and for all other text. */
const LARGE_TEXT = { size: 24, least: 3 };
const MIN_CONTRAST_RATIO = 4.5;

/** True if text hardly differs from the colour behind it. An unknown colour is not judged. */
export function hasLowContrast(
  { color, fontSize }: Pick<TextStyle, 'color' | 'fontSize'>,
  background: string | null,
): boolean {
  const minRatio = fontSize >= LARGE_TEXT.size ? LARGE_TEXT.least : MIN_CONTRAST_RATIO;
  return background !== null && contrastRatioOf(color, background) < minRatio;
}
