import { stack, stackOffsetDiverging, stackOffsetNone } from 'd3-shape';
import type { ChartSeries } from './chart-data';
import type { ChartElement } from './chart-schema';

/** Start and end of a value along the axis. */
export type Span = readonly [from: number, to: number];

export type ChartGrouping = 'clustered' | 'stacked' | 'percent';

type GroupedChart = Pick<ChartElement, 'kind' | 'grouping'>;

export function groupingOf({ kind, grouping }: GroupedChart): ChartGrouping {
  if (kind === 'stacked-bar' || kind === 'stacked-column') return grouping ?? 'stacked';
  return kind === 'line' || kind === 'area' ? (grouping ?? 'clustered') : 'clustered';
}

/**
 * Spans of the values by series and label. Stacked bars grow from zero to their side; stacked lines and areas add up.
 * Shares of a label are in percent.
 */
export function layersOf(
  chart: GroupedChart,
  series: readonly Pick<ChartSeries, 'values'>[],
): readonly (readonly Span[])[] {
  const grouping = groupingOf(chart);
  if (grouping === 'clustered')
    return series.map(({ values }) => values.map((value): Span => [0, value]));
  const rowCount = Math.max(0, ...series.map(({ values }) => values.length));
  const sizeOf = (row: number) =>
    series.reduce((sum, { values }) => sum + Math.abs(values[row] ?? 0), 0) || 1;
  const isLine = chart.kind === 'line' || chart.kind === 'area';
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((row, index) => {
      const value = series[index]?.values[row] ?? 0;
      return grouping === 'percent' ? (value / sizeOf(row)) * 100 : value;
    })
    .offset(isLine ? stackOffsetNone : stackOffsetDiverging)(
    Array.from({ length: rowCount }).keys(),
  );
  return layers.map((layer) => layer.map(([from, to]): Span => [from, to]));
}
