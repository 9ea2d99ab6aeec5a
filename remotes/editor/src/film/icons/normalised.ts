import SvgPath from 'svgpath';
import type { Point } from '../../core/geometry/box';
import { pairsOf, PATH_SIDE, type Step, writePath } from '../../core/geometry/path';

/** Side of the icon set's grid. */
const GRID = 24;

/** Converts an icon's path to the path format of decks: absolute lines and curves only. */
export function normalised(drawn: string): string {
  const steps: Step[] = [];
  SvgPath(drawn)
    .abs()
    .unshort()
    .unarc()
    .scale(PATH_SIDE / GRID)
    .round(0)
    .iterate(([command, ...numbers], _index, x, y) => {
      const step = WAYS[command]?.(numbers, { x, y });
      if (step) steps.push(step);
    });
  return writePath(steps);
}

type Drawn = (numbers: readonly number[], at: Point) => Step;

/** Conversion of each SVG path command. */
const WAYS: Readonly<Record<string, Drawn>> = {
  M: (numbers) => ({ way: 'M', points: pairsOf(numbers) }),
  L: (numbers) => ({ way: 'L', points: pairsOf(numbers) }),
  H: ([x = 0], { y }) => ({ way: 'L', points: [{ x, y }] }),
  V: ([y = 0], { x }) => ({ way: 'L', points: [{ x, y }] }),
  C: (numbers) => ({ way: 'C', points: pairsOf(numbers) }),
  Q: bent,
  Z: () => ({ way: 'Z', points: [] }),
};

/** Raises a quadratic Bézier curve to a cubic one. */
function bent(numbers: readonly number[], at: Point): Step {
  const [control = at, end = at] = pairsOf(numbers);
  const raise = ({ x, y }: Point) => ({
    x: Math.round(x + ((control.x - x) * 2) / 3),
    y: Math.round(y + ((control.y - y) * 2) / 3),
  });
  return { way: 'C', points: [raise(at), raise(end), end] };
}
