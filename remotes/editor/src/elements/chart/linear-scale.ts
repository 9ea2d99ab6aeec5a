import type { ChartSeries } from './chart-data';

type Span = readonly [from: number, to: number];

/** Linear scale from values to pixels that always includes zero. */
export interface LinearScale {
  readonly positionOf: (value: number) => number;
  readonly ticks: readonly number[];
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];

export function createRoundScale(
  values: readonly number[],
  { from, to, ticks = 4 }: { readonly from: number; readonly to: number; readonly ticks?: number },
): LinearScale {
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = max - min || 1;
  const roughStep = span / ticks;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = power * (ROUND_STEPS.find((candidate) => candidate * power >= roughStep) ?? 10);
  const first = Math.floor(min / step) * step;
  const count = Math.max(1, Math.ceil((max - first) / step - 1e-9));
  const last = first + count * step;
  return {
    positionOf: (value) => from + ((value - first) / (last - first)) * (to - from),
    ticks: Array.from({ length: count + 1 }, (_, index) => first + index * step),
  };
}

/** Creates a scale without rounded ends: the longest bar fills the area. */
export function createTightScale(
  values: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
): (value: number) => number {
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = max - min || 1;
  return (value) => from + ((value - min) / span) * (to - from);
}

/** Start and end of each series' bar in a row. Stacked, positive amounts grow from zero, and negative ones to the other side. */
export function spansOf(
  series: readonly Pick<ChartSeries, 'values'>[],
  row: number,
  isStacked: boolean,
): readonly Span[] {
  let [positive, negative] = [0, 0];
  return series.map(({ values }): Span => {
    const value = values[row] ?? 0;
    if (!isStacked) return [0, value];
    const from = value < 0 ? negative : positive;
    if (value < 0) negative += value;
    else positive += value;
    return [from, from + value];
  });
}
