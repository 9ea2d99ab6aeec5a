import { centerOf, type RotatedBox, rotatePoint } from '../geometry/box';
import type { TextElement } from '../../elements/text/text-schema';
import type { FONT_FAMILIES } from '../model/fonts';

type LineMetrics = Pick<TextElement, 'fontFamily' | 'fontSize' | 'lineHeight'>;

/** Space that PowerPoint keeps below the letters in a line, as a ratio of the font size. */
const FOOT_RATIO = 0.2;

/** Ascent minus descent of a font, as a ratio of its size. */
const RISE_RATIOS: Readonly<
  Record<(typeof FONT_FAMILIES)[number] | 'Calibri' | 'Calibri Light' | 'Cambria', number>
> = {
  Anton: 0.847,
  Barlow: 0.8,
  'Bebas Neue': 0.6,
  'Bodoni Moda': 0.725,
  Cinzel: 0.604,
  'Cormorant Garamond': 0.637,
  'Courier Prime': 0.439,
  'DM Sans': 0.682,
  'DM Serif Display': 0.701,
  'EB Garamond': 0.709,
  Fredoka: 0.738,
  Lora: 0.732,
  Nunito: 0.658,
  'Playfair Display': 0.831,
  'Space Grotesk': 0.692,
  Syne: 0.65,
  'Work Sans': 0.687,
  Arial: 0.693,
  Verdana: 0.795,
  'Trebuchet MS': 0.717,
  Georgia: 0.698,
  'Times New Roman': 0.675,
  'Courier New': 0.533,
  Calibri: 0.5,
  'Calibri Light': 0.5,
  Cambria: 0.65,
};

/** True if all lines have one exact height; mixed sizes and shrinking text don't. */
export function hasExactLineHeight({
  overflow,
  markRanges,
}: Pick<TextElement, 'overflow' | 'markRanges'>): boolean {
  return overflow !== 'shrink' && markRanges.every(({ fontSize }) => fontSize === undefined);
}

/**
 * Distance in slide pixels by which text is lower here than in PowerPoint: browsers centre letters in their line,
 * PowerPoint keeps a fifth of their size below the baseline (measured in LibreOffice with eight fonts).
 */
export function baselineOffsetOf({ fontFamily, fontSize, lineHeight }: LineMetrics): number {
  return fontSize * (FOOT_RATIO + (riseRatioOf(fontFamily) - lineHeight) / 2);
}

/** @param face font family; unknown ones count as Arial */
function riseRatioOf(face: string): number {
  return new Map(Object.entries(RISE_RATIOS)).get(face) ?? RISE_RATIOS.Arial;
}

/** Moves a box down along its own rotated axis. */
export function shiftBoxDown<Placed extends RotatedBox>(box: Placed, by: number): Placed {
  const { x, y } = centerOf(box);
  const centre = rotatePoint({ x, y: y + by }, { x, y }, box.rotation);
  return { ...box, x: box.x + centre.x - x, y: box.y + centre.y - y };
}
