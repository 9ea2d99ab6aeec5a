import { type Point } from '../core/geometry/box';
import { isPath, PATH_SIDE, type Step, writePath } from '../core/geometry/path';
import { LIMITS } from '../core/model/limits';
import { child, childrenOf, numberAt } from './markup';

/** Converts a custom geometry to a path; undefined if its coordinates use formulas. */
export function pathIn(customGeometry: Element): string | undefined {
  const paths = childrenOf(child(customGeometry, 'pathLst'), 'path');
  const steps = paths.map(stepsIn);
  if (steps.length === 0 || steps.includes(undefined)) return undefined;
  const path = writePath(steps.flatMap((segments) => segments ?? []));
  return isPath(path) && path.length <= LIMITS.path ? path : undefined;
}

function stepsIn(path: Element): readonly Step[] | undefined {
  const [width, height] = [numberAt(path, 'w') ?? 0, numberAt(path, 'h') ?? 0];
  if (width <= 0 || height <= 0) return undefined;
  const steps: Step[] = [];
  let current: Point = { x: 0, y: 0 };
  for (const command of Array.from(path.children)) {
    const points = childrenOf(command, 'pt').map((point) => ({
      x: ((numberAt(point, 'x') ?? NaN) / width) * PATH_SIDE,
      y: ((numberAt(point, 'y') ?? NaN) / height) * PATH_SIDE,
    }));
    const segment = READERS[command.localName]?.(points, current);
    if (!segment || points.some(({ x, y }) => Number.isNaN(x + y))) return undefined;
    steps.push({ ...segment, points: segment.points.map(rounded) });
    current = segment.points.at(-1) ?? current;
  }
  return steps;
}

type Reader = (points: readonly Point[], current: Point) => Step | undefined;

const READERS: Readonly<Record<string, Reader>> = {
  moveTo: (points) => ({ way: 'M', points }),
  lnTo: (points) => ({ way: 'L', points }),
  cubicBezTo: (points) => ({ way: 'C', points }),
  quadBezTo: bent,
  close: () => ({ way: 'Z', points: [] }),
};

/** Converts a quadratic curve to a cubic one. */
function bent([by, to]: readonly Point[], current: Point): Step | undefined {
  if (!by || !to) return undefined;
  const towards = (from: Point) => ({
    x: from.x + ((by.x - from.x) * 2) / 3,
    y: from.y + ((by.y - from.y) * 2) / 3,
  });
  return { way: 'C', points: [towards(current), towards(to), to] };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
