import { type Point } from '../../core/geometry/box';
import { isPathText, PATH_BOX_SIZE, type PathSegment, formatPath } from '../../core/geometry/path';
import { DECK_LIMITS } from '../../core/model/deck-limits';
import { findChild, childrenOf, readNumber } from '../package/xml-elements';

/** Converts a custom geometry to a path; undefined if its coordinates use formulas. */
export function readCustomGeometry(customGeometry: Element): string | undefined {
  const paths = childrenOf(findChild(customGeometry, 'pathLst'), 'path');
  const steps = paths.map(readSegments);
  if (steps.length === 0 || steps.includes(undefined)) return undefined;
  const path = formatPath(steps.flatMap((segments) => segments ?? []));
  return isPathText(path) && path.length <= DECK_LIMITS.path ? path : undefined;
}

function readSegments(path: Element): readonly PathSegment[] | undefined {
  const [width, height] = [readNumber(path, 'w') ?? 0, readNumber(path, 'h') ?? 0];
  if (width <= 0 || height <= 0) return undefined;
  const steps: PathSegment[] = [];
  let current: Point = { x: 0, y: 0 };
  for (const command of Array.from(path.children)) {
    const points = childrenOf(command, 'pt').map((point) => ({
      x: ((readNumber(point, 'x') ?? NaN) / width) * PATH_BOX_SIZE,
      y: ((readNumber(point, 'y') ?? NaN) / height) * PATH_BOX_SIZE,
    }));
    const segment = SEGMENT_READERS[command.localName]?.(points, current);
    if (!segment || points.some(({ x, y }) => Number.isNaN(x + y))) return undefined;
    steps.push({ ...segment, points: segment.points.map(roundPoint) });
    current = segment.points.at(-1) ?? current;
  }
  return steps;
}

type SegmentReader = (points: readonly Point[], current: Point) => PathSegment | undefined;

const SEGMENT_READERS: Readonly<Record<string, SegmentReader>> = {
  moveTo: (points) => ({ command: 'M', points }),
  lnTo: (points) => ({ command: 'L', points }),
  cubicBezTo: (points) => ({ command: 'C', points }),
  quadBezTo: toCubicCurve,
  close: () => ({ command: 'Z', points: [] }),
};

/** Converts a quadratic curve to a cubic one. */
function toCubicCurve([by, to]: readonly Point[], current: Point): PathSegment | undefined {
  if (!by || !to) return undefined;
  const towards = (from: Point) => ({
    x: from.x + ((by.x - from.x) * 2) / 3,
    y: from.y + ((by.y - from.y) * 2) / 3,
  });
  return { command: 'C', points: [towards(current), towards(to), to] };
}

function roundPoint({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
