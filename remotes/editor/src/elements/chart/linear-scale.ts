import { nice, ticks } from 'd3-array';

/** Linear scale from values to pixels that always includes zero. */
export interface LinearScale {
  readonly positionOf: (value: number) => number;
  /** Round values along the scale, for an axis. */
  readonly ticks: readonly number[];
}

interface ScaleRange {
  readonly from: number;
  readonly to: number;
}

const TICK_COUNT = 4;

/** Creates a scale that ends at round values. */
export function createRoundScale(values: readonly number[], range: ScaleRange): LinearScale {
  const [min, max] = extentOf(values);
  const [first, last] = nice(min, max, TICK_COUNT);
  return { positionOf: positionIn([first, last], range), ticks: ticks(first, last, TICK_COUNT) };
}

/** Creates a scale without rounded ends: the longest bar fills the area. */
export function createTightScale(values: readonly number[], range: ScaleRange): LinearScale {
  return { positionOf: positionIn(extentOf(values), range), ticks: [] };
}

function positionIn([min, max]: readonly [number, number], { from, to }: ScaleRange) {
  return (value: number) => from + ((value - min) / (max - min)) * (to - from);
}

function extentOf(values: readonly number[]): readonly [number, number] {
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  return min === max ? [0, 1] : [min, max];
}
