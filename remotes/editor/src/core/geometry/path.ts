import type { Box, Point } from './box';

/** Segment of a path: end point, preceded by two control points for a curve. */
export interface Step {
  readonly way: 'M' | 'L' | 'C' | 'Z';
  readonly points: readonly Point[];
}

/** Side of the box that paths are stored in, as integers; they are stretched to the element's box. */
export const PATH_SIDE = 1000;

const PAIR = '-?\\d{1,5} -?\\d{1,5}';
const PATH = new RegExp(`^(?:M${PAIR}(?:L${PAIR}|C${PAIR} ${PAIR} ${PAIR}|Z)*)+$`);

export function isPath(text: string): boolean {
  return PATH.test(text);
}

export function readPath(text: string): readonly Step[] {
  return Array.from(text.matchAll(/([MLCZ])([^MLCZ]*)/g), ([, way = '', numbers = '']) => ({
    way: wayOf(way),
    points: pairsOf(numbers.split(' ').map(Number)),
  }));
}

function wayOf(letter: string): Step['way'] {
  return letter === 'M' || letter === 'L' || letter === 'C' ? letter : 'Z';
}

/** Pairs numbers as points. */
export function pairsOf(numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, index) =>
    index % 2 === 0 && index + 1 < numbers.length ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
  );
}

export function writePath(steps: readonly Step[]): string {
  return steps
    .map(({ way, points }) => way + points.map(({ x, y }) => `${x} ${y}`).join(' '))
    .join('');
}

export function stepsIn(text: string, box: Box): readonly Step[] {
  return readPath(text).map(({ way, points }) => ({
    way,
    points: points.map(({ x, y }) => ({
      x: tidy(box.x + (x / PATH_SIDE) * box.width),
      y: tidy(box.y + (y / PATH_SIDE) * box.height),
    })),
  }));
}

function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}
