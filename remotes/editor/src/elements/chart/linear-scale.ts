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

export interface RoundScaleRange extends ScaleRange {
  /** Room of a number along the axis; 0 if the axis leaves out numbers without room by itself. */
  readonly tickSize: number;
}

const MAX_TICK_COUNT = 4;

/** Creates a scale that ends at round values, with as many of them as have room along the axis. */
export function createRoundScale(values: readonly number[], range: RoundScaleRange): LinearScale {
  const [min, max] = extentOf(values);
  const room = Math.floor(Math.abs(range.to - range.from) / range.tickSize);
  const count = Math.min(MAX_TICK_COUNT, Math.max(1, room));
  const [first, last] = nice(min, max, count);
  const all = ticks(first, last, count);
  // Few round values of a long range would still be more than have room.
  const shown = all.length - 1 > Math.max(1, room) ? [first, last] : all;
  return { positionOf: positionIn([first, last], range), ticks: shown };
}

/** Most of its largest value that a scale may leave out at its start. */
const MIN_EXTENT_RATIO = 1 / 6;

/** Creates a round scale that includes zero only beside values that are not far from it, as PowerPoint does. */
export function createPointScale(values: readonly number[], range: RoundScaleRange): LinearScale {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const isFar = max - min < Math.max(Math.abs(min), Math.abs(max)) * MIN_EXTENT_RATIO;
  if (!isFar || min * max <= 0 || min === max) return createRoundScale(values, range);
  const [first, last] = nice(min, max, MAX_TICK_COUNT);
  return {
    positionOf: positionIn([first, last], range),
    ticks: ticks(first, last, MAX_TICK_COUNT),
  };
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
