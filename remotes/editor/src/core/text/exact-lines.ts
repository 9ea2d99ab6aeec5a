import { centreOf, type RotatedBox, turn } from '../geometry/box';
import type { TextElement } from '../model/deck';
import { riseOf } from '../model/faces';

type Lines = Pick<TextElement, 'fontFamily' | 'fontSize' | 'lineHeight' | 'overflow' | 'runs'>;

/** What presentations keep below the letters of a line of exact height, as a part of their size. */
const FOOT = 0.2;

/** Whether all lines have one exact height: words of several sizes and words that shrink have none. */
export function areExact({ overflow, runs }: Pick<Lines, 'overflow' | 'runs'>): boolean {
  return overflow !== 'shrink' && runs.every(({ fontSize }) => fontSize === undefined);
}

/**
 * How much lower words stand here than in a presentation, in slide pixels: browsers put letters into the middle of a
 * line of exact height, presentations on a fifth of their size above its foot (seen in LibreOffice with every face).
 */
export function sinkOf({ fontFamily, fontSize, lineHeight }: Lines): number {
  return fontSize * (FOOT + (riseOf(fontFamily) - lineHeight) / 2);
}

/** A box some pixels further down, as its own words see it. */
export function lowered<Placed extends RotatedBox>(box: Placed, by: number): Placed {
  const { x, y } = centreOf(box);
  const centre = turn({ x, y: y + by }, { x, y }, box.rotation);
  return { ...box, x: box.x + centre.x - x, y: box.y + centre.y - y };
}
