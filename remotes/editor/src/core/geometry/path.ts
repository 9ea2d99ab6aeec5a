import type { Box, Point } from './box';

/** Segment of a path: end point, preceded by two control points for a curve. */
export interface PathSegment {
  readonly command: 'M' | 'L' | 'C' | 'Z';
  readonly points: readonly Point[];
}

/** Side of the box that paths are stored in, as integers; they are stretched to the element's box. */
export const PATH_BOX_SIZE = 1000;

const POINT_PATTERN = '-?\\d{1,5} -?\\d{1,5}';
const PATH_PATTERN = new RegExp(
  `^(?:M${POINT_PATTERN}(?:L${POINT_PATTERN}|C${POINT_PATTERN} ${POINT_PATTERN} ${POINT_PATTERN}|Z)*)+$`,
);

export function isPathText(text: string): boolean {
  return PATH_PATTERN.test(text);
}

export function parsePath(text: string): readonly PathSegment[] {
  return Array.from(text.matchAll(/([MLCZ])([^MLCZ]*)/g), ([, way = '', numbers = '']) => ({
    command: commandOf(way),
    points: toPoints(numbers.split(' ').map(Number)),
  }));
}

function commandOf(letter: string): PathSegment['command'] {
  return letter === 'M' || letter === 'L' || letter === 'C' ? letter : 'Z';
}

/** Pairs numbers as points. */
export function toPoints(numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, index) =>
    index % 2 === 0 && index + 1 < numbers.length ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
  );
}

export function formatPath(steps: readonly PathSegment[]): string {
  return steps
    .map(({ command, points }) => command + points.map(({ x, y }) => `${x} ${y}`).join(' '))
    .join('');
}

export function scalePathToBox(text: string, box: Box): readonly PathSegment[] {
  return mapPoints(parsePath(text), ({ x, y }) => ({
    x: roundCoordinate(box.x + (x / PATH_BOX_SIZE) * box.width),
    y: roundCoordinate(box.y + (y / PATH_BOX_SIZE) * box.height),
  }));
}

export function mapPoints(
  segments: readonly PathSegment[],
  change: (point: Point) => Point,
): readonly PathSegment[] {
  return segments.map(({ command, points }) => ({ command, points: points.map(change) }));
}

export function roundCoordinate(value: number): number {
  return Math.round(value * 1000) / 1000;
}
