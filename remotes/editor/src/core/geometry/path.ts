import type { Box, Point } from './box';

/** A step of an outline: where it goes, with the two points that bend it if it is a curve. */
export interface Step {
  readonly way: 'M' | 'L' | 'C' | 'Z';
  readonly points: readonly Point[];
}

/** Outlines are written in a box of this side, in whole numbers, and stretched over the box they are in. */
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

/** Numbers by twos are points. */
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

/** The outline as it lies in a box. */
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
