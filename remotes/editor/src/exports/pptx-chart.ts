import type PptxGen from 'pptxgenjs';
import { type Figures, figuresOf, type Series } from '../core/film/figures';
import { waterfallOf } from '../core/film/waterfall';
import type { ChartElement, ChartKind } from '../core/model/deck';
import { POINTS_PER_PX } from '../core/geometry/units';
import { hex } from './pptx-markup';

interface NativeChart {
  readonly name: PptxGen.CHART_NAME;
  readonly data: PptxGen.OptsChartData[];
  readonly options: PptxGen.IChartOpts;
}

/** Converts a chart to a native PPTX chart with its data; undefined if it has none. */
export function nativeChart(chart: ChartElement): NativeChart | undefined {
  const figures = figuresOf(chart.rows);
  const [first] = figures.series;
  return first && KINDS[chart.kind](chart, figures, first);
}

type Maker = (chart: ChartElement, figures: Figures, first: Series) => NativeChart;

const KINDS: Readonly<Record<ChartKind, Maker>> = {
  bar: (chart, figures, first) => ({
    name: 'bar',
    // PowerPoint orders horizontal bars from the bottom.
    data: dataOf(upsideDown(figures)),
    options: {
      ...optionsOf(chart, first),
      barDir: 'bar',
      barGrouping: 'clustered',
      barGapWidthPct: 40,
      chartColors: figures.series.map((_, index) => colorAt(chart, index)),
      valAxisHidden: true,
      showValue: true,
      showLegend: figures.series.length > 1,
    },
  }),
  line: (chart, figures, first) => ({
    name: 'line',
    data: dataOf(figures),
    options: {
      ...optionsOf(chart, first),
      chartColors: figures.series.map((_, index) => colorAt(chart, index)),
      lineSize: 2.25,
      showLegend: figures.series.length > 1,
      valGridLine: { color: hex(chart.line), size: 0.5 },
    },
  }),
  pie: (chart, figures, first) => ({
    name: 'pie',
    data: dataOf({ ...figures, series: [first] }),
    options: {
      ...optionsOf(chart, first),
      chartColors: figures.labels.map((_, index) => colorAt(chart, index)),
      showLegend: true,
      showPercent: true,
      showValue: false,
    },
  }),
  waterfall: (chart, figures, first) => {
    const steps = waterfallOf(figures.labels, first);
    const createSeries = (name: string, values: readonly number[]) => ({
      name,
      labels: steps.map(({ label }) => label),
      values: [...values],
    });
    const column = (kind: string) => steps.map((step) => (step.kind === kind ? heightOf(step) : 0));
    return {
      name: 'bar',
      data: [
        createSeries('Base', steps.map(baseOf)),
        createSeries('In', column('up')),
        createSeries('Out', column('down')),
        createSeries('Total', column('total')),
      ],
      options: {
        ...optionsOf(chart, first),
        barDir: 'col',
        barGrouping: 'stacked',
        barGapWidthPct: 40,
        chartColors: ['FFFFFF', ...[0, 1, 2].map((index) => colorAt(chart, index))],
        valAxisHidden: true,
        showValue: true,
      },
    };
  },
};

function upsideDown({ labels, series }: Figures): Figures {
  return {
    labels: labels.toReversed(),
    series: series.map((entry) => ({ ...entry, values: entry.values.toReversed() })),
  };
}

/** Start of the visible part of a column: 0 if it crosses the axis. */
function baseOf({ start, end }: { readonly start: number; readonly end: number }): number {
  if (start * end < 0) return 0;
  return Math.abs(start) < Math.abs(end) ? start : end;
}

function heightOf({ start, end }: { readonly start: number; readonly end: number }): number {
  if (start * end < 0) return end;
  return (start + end < 0 ? -1 : 1) * Math.abs(end - start);
}

function dataOf({ labels, series }: Figures): PptxGen.OptsChartData[] {
  return series.map(({ name, values }, index) => ({
    name: name === '' ? `Series ${index + 1}` : name,
    labels: [...labels],
    values: [...values],
  }));
}

function optionsOf(chart: ChartElement, { code }: Series): PptxGen.IChartOpts {
  const [color, font, size] = [hex(chart.color), chart.fontFamily, chart.fontSize * POINTS_PER_PX];
  return {
    catAxisLabelColor: color,
    catAxisLabelFontFace: font,
    catAxisLabelFontSize: size,
    catAxisLineColor: hex(chart.line),
    valAxisLabelColor: color,
    valAxisLabelFontFace: font,
    valAxisLabelFontSize: size,
    valAxisLabelFormatCode: code,
    valGridLine: { style: 'none' },
    dataLabelColor: color,
    dataLabelFontFace: font,
    dataLabelFontSize: size,
    dataLabelFormatCode: code,
    legendColor: color,
    legendFontFace: font,
    legendFontSize: size,
    legendPos: 'b',
  };
}

function colorAt({ colors }: ChartElement, index: number): string {
  return hex(colors[index % colors.length] ?? '#64748b');
}
