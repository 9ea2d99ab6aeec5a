import SvgPath from 'svgpath';
import type { Point } from '../../core/geometry/box';
import { toPoints, PATH_BOX_SIZE, type PathSegment, formatPath } from '../../core/geometry/path';

/** Side of the icon set's grid. */
const ICON_GRID_SIZE = 24;

/** Converts an icon's path to the path format of decks: absolute lines and curves only. */
export function normalizeIconPath(drawn: string): string {
  const steps: PathSegment[] = [];
  SvgPath(drawn)
    .abs()
    .unshort()
    .unarc()
    .scale(PATH_BOX_SIZE / ICON_GRID_SIZE)
    .round(0)
    .iterate(([command, ...numbers], _index, x, y) => {
      const step = CONVERTERS[command]?.(numbers, { x, y });
      if (step) steps.push(step);
    });
  return formatPath(steps);
}

type ToSegment = (numbers: readonly number[], at: Point) => PathSegment;

/** Conversion of each SVG path command. */
const CONVERTERS: Readonly<Record<string, ToSegment>> = {
  M: (numbers) => ({ command: 'M', points: toPoints(numbers) }),
  L: (numbers) => ({ command: 'L', points: toPoints(numbers) }),
  H: ([x = 0], { y }) => ({ command: 'L', points: [{ x, y }] }),
  V: ([y = 0], { x }) => ({ command: 'L', points: [{ x, y }] }),
  C: (numbers) => ({ command: 'C', points: toPoints(numbers) }),
  Q: toCubic,
  Z: () => ({ command: 'Z', points: [] }),
};

/** Raises a quadratic Bézier curve to a cubic one. */
function toCubic(numbers: readonly number[], at: Point): PathSegment {
  const [control = at, end = at] = toPoints(numbers);
  const raise = ({ x, y }: Point) => ({
    x: Math.round(x + ((control.x - x) * 2) / 3),
    y: Math.round(y + ((control.y - y) * 2) / 3),
  });
  return { command: 'C', points: [raise(at), raise(end), end] };
}
