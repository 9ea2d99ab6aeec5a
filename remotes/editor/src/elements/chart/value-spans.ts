import type { ChartSeries } from './chart-data';

type Span = readonly [from: number, to: number];

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
