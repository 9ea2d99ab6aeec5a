import { centreOf, type RotatedBox, turn } from '../geometry/box';
import type { TextElement } from '../model/deck';
import type { FONT_FAMILIES } from '../model/faces';

type Lines = Pick<TextElement, 'fontFamily' | 'fontSize' | 'lineHeight' | 'overflow' | 'runs'>;

/** What presentations keep below the letters of a line of exact height, as a part of their size. */
const FOOT = 0.2;

/** How much more of a line a face has above its base than below, as a part of its size. */
const RISES: Readonly<Record<(typeof FONT_FAMILIES)[number], number>> = {
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
};

/** Whether all lines have one exact height: words of several sizes and words that shrink have none. */
export function areExact({ overflow, runs }: Pick<Lines, 'overflow' | 'runs'>): boolean {
  return overflow !== 'shrink' && runs.every(({ fontSize }) => fontSize === undefined);
}

/**
 * How much lower words stand here than in a presentation, in slide pixels: browsers put letters into the middle of a
 * line of exact height, presentations on a fifth of their size above its foot (measured in LibreOffice with eight
 * faces). Lines that have no exact height are left where they are.
 */
export function sinkOf(lines: Lines): number {
  const { fontFamily, fontSize, lineHeight } = lines;
  return areExact(lines) ? fontSize * (FOOT + (riseOf(fontFamily) - lineHeight) / 2) : 0;
}

/** @param face of which nothing may be known: then as Arial's */
function riseOf(face: string): number {
  return new Map(Object.entries(RISES)).get(face) ?? RISES.Arial;
}

/** A box some pixels further down, as its own words see it. */
export function lowered<Placed extends RotatedBox>(box: Placed, by: number): Placed {
  const { x, y } = centreOf(box);
  const centre = turn({ x, y: y + by }, { x, y }, box.rotation);
  return { ...box, x: box.x + centre.x - x, y: box.y + centre.y - y };
}
