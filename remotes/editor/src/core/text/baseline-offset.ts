import { centerOf, type RotatedBox, rotatePoint } from '../geometry/box';
import type { TextElement } from './text-schema';
import type { FONT_FAMILIES } from '../model/fonts';

type LineMetrics = Pick<TextElement, 'fontFamily' | 'fontSize' | 'lineHeight'>;

/** Space that PowerPoint keeps below the letters in a line, as a ratio of the font size. */
const FOOT_RATIO = 0.2;

/** Ascent and descent of a font, as ratios of its size. */
const METRICS: Readonly<
  Record<
    (typeof FONT_FAMILIES)[number] | 'Calibri' | 'Calibri Light' | 'Cambria',
    readonly [ascent: number, descent: number]
  >
> = {
  Anton: [1.1763, 0.3291],
  Barlow: [1, 0.2],
  'Bebas Neue': [0.9, 0.3],
  'Bodoni Moda': [1.125, 0.4],
  Cinzel: [0.976, 0.372],
  'Cormorant Garamond': [0.924, 0.287],
  'Courier Prime': [0.7813, 0.3418],
  'DM Sans': [0.992, 0.31],
  'DM Serif Display': [1.036, 0.335],
  'EB Garamond': [1.007, 0.298],
  Fredoka: [0.974, 0.236],
  Lora: [1.006, 0.274],
  Nunito: [1.011, 0.353],
  'Playfair Display': [1.082, 0.251],
  'Space Grotesk': [0.984, 0.292],
  Syne: [0.925, 0.275],
  'Work Sans': [0.93, 0.243],
  Arial: [0.9053, 0.2119],
  Verdana: [1.0054, 0.21],
  'Trebuchet MS': [0.939, 0.2222],
  Georgia: [0.917, 0.219],
  'Times New Roman': [0.8911, 0.2163],
  'Courier New': [0.8325, 0.3003],
  Calibri: [0.75, 0.25],
  'Calibri Light': [0.75, 0.25],
  Cambria: [0.9, 0.25],
};

/** True if all lines have one exact height; mixed sizes and shrinking text don't. */
export function hasExactLineHeight({
  overflow,
  markRanges,
}: Pick<TextElement, 'overflow' | 'markRanges'>): boolean {
  return overflow !== 'shrink' && markRanges.every(({ fontSize }) => fontSize === undefined);
}

/**
 * Distance in slide pixels by which text is lower here than in PowerPoint: browsers centre letters in their line, by whole
 * pixels; PowerPoint keeps a fifth of their size below the baseline (measured in LibreOffice with eight fonts).
 */
export function baselineOffsetOf(line: LineMetrics): number {
  return baselineInBrowser(line) - line.fontSize * (line.lineHeight - FOOT_RATIO);
}

/** The same for a line in the middle of a cell, which has the height of its font in PowerPoint. */
export function middleOffsetOf(line: LineMetrics): number {
  const [ascent, descent] = metricsOf(line.fontFamily);
  const inMiddle = baselineInBrowser(line) - (line.lineHeight * line.fontSize) / 2;
  return inMiddle - ((ascent - descent) / 2) * line.fontSize;
}

/** Distance of the letters' feet from the top of their line. */
function baselineInBrowser({ fontFamily, fontSize, lineHeight }: LineMetrics): number {
  const [ascent, descent] = metricsOf(fontFamily);
  const [above, below] = [Math.round(ascent * fontSize), Math.round(descent * fontSize)];
  return above + Math.floor((lineHeight * fontSize - above - below) / 2);
}

/** @param face font family; unknown ones count as Arial */
function metricsOf(face: string): readonly [ascent: number, descent: number] {
  return new Map(Object.entries(METRICS)).get(face) ?? METRICS.Arial;
}

/** Moves a box down along its own rotated axis. */
export function shiftBoxDown<Placed extends RotatedBox>(box: Placed, by: number): Placed {
  const { x, y } = centerOf(box);
  const centre = rotatePoint({ x, y: y + by }, { x, y }, box.rotation);
  return { ...box, x: box.x + centre.x - x, y: box.y + centre.y - y };
}
