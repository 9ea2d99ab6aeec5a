import { stack, stackOffsetDiverging, stackOffsetNone } from 'd3-shape';
import type { ChartSeries } from './chart-data';
import type { ChartElement } from './chart-schema';

/** Start and end of a value along the axis. */
export type Span = readonly [from: number, to: number];

export type ChartGrouping = 'clustered' | 'stacked' | 'percent';

type GroupedChart = Pick<ChartElement, 'kind' | 'grouping' | 'lineCount'>;

export function groupingOf({ kind, grouping }: GroupedChart): ChartGrouping {
  if (kind === 'stacked-bar' || kind === 'stacked-column') return grouping ?? 'stacked';
  return kind === 'line' || kind === 'area' ? (grouping ?? 'clustered') : 'clustered';
}

/** Number of series that are drawn as columns; lines over them follow. */
export function barCountOf({ kind, lineCount = 0 }: GroupedChart, seriesCount: number): number {
  const hasLines = kind === 'column' || kind === 'stacked-column';
  return hasLines && lineCount < seriesCount ? seriesCount - lineCount : seriesCount;
}

type Layers = readonly (readonly Span[])[];

/**
 * Spans of the values by series and label. Stacked bars grow from zero to their side; stacked lines and areas add up.
 * Lines over columns stand on none. Shares of a label are in percent.
 */
export function layersOf(
  chart: GroupedChart,
  series: readonly Pick<ChartSeries, 'values'>[],
): Layers {
  const barCount = barCountOf(chart, series.length);
  if (groupingOf(chart) === 'clustered') return fromZero(series);
  return [...stackLayers(chart, series.slice(0, barCount)), ...fromZero(series.slice(barCount))];
}

function fromZero(series: readonly Pick<ChartSeries, 'values'>[]): Layers {
  return series.map(({ values }) => values.map((value): Span => [0, value]));
}

function stackLayers(chart: GroupedChart, series: readonly Pick<ChartSeries, 'values'>[]): Layers {
  const grouping = groupingOf(chart);
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
