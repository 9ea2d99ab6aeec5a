import type PptxGen from 'pptxgenjs';
import { type ChartData, readChartData, type ChartSeries } from '../../elements/chart/chart-data';
import { computeWaterfall } from '../../elements/chart/waterfall';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { ChartKind } from '../../elements/chart/chart-kinds';
import { POINTS_PER_PX } from '../../core/geometry/units';
import { toPptxColor } from './pptx-markup';

interface PptxChart {
  readonly name: PptxGen.CHART_NAME;
  readonly data: PptxGen.OptsChartData[];
  readonly options: PptxGen.IChartOpts;
}

/** Converts a chart to a native PPTX chart with its data; undefined if it has none. */
export function toPptxChart(chart: ChartElement): PptxChart | undefined {
  const figures = readChartData(chart.rows);
  const [first] = figures.series;
  return first && CHART_WRITERS[chart.kind](chart, figures, first);
}

type ChartWriter = (chart: ChartElement, figures: ChartData, first: ChartSeries) => PptxChart;

const CHART_WRITERS: Readonly<Record<ChartKind, ChartWriter>> = {
  bar: (chart, figures, first) => ({
    name: 'bar',
    // PowerPoint orders horizontal bars from the bottom.
    data: toChartSeries(reverseRows(figures)),
    options: {
      ...chartOptionsOf(chart, first),
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
    data: toChartSeries(figures),
    options: {
      ...chartOptionsOf(chart, first),
      chartColors: figures.series.map((_, index) => colorAt(chart, index)),
      lineSize: 2.25,
      showLegend: figures.series.length > 1,
      valGridLine: { color: toPptxColor(chart.lineColor), size: 0.5 },
    },
  }),
  pie: (chart, figures, first) => ({
    name: 'pie',
    data: toChartSeries({ ...figures, series: [first] }),
    options: {
      ...chartOptionsOf(chart, first),
      chartColors: figures.labels.map((_, index) => colorAt(chart, index)),
      showLegend: true,
      dataLabelPosition: 'outEnd',
      // Its number format is that of the amounts, so a share of 25 % would be labelled "0".
      showPercent: false,
      showValue: true,
    },
  }),
  waterfall: (chart, figures, first) => {
    const steps = computeWaterfall(figures.labels, first);
    const createSeries = (name: string, values: readonly number[]) => ({
      name,
      labels: steps.map(({ label }) => label),
      values: [...values],
    });
    const column = (kind: string) =>
      steps.map((step) => (step.kind === kind ? columnHeightOf(step) : 0));
    return {
      name: 'bar',
      data: [
        createSeries('Base', steps.map(columnBaseOf)),
        createSeries('In', column('up')),
        createSeries('Out', column('down')),
        createSeries('Total', column('total')),
      ],
      options: {
        ...chartOptionsOf(chart, first),
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

function reverseRows({ labels, series }: ChartData): ChartData {
  return {
    labels: labels.toReversed(),
    series: series.map((entry) => ({ ...entry, values: entry.values.toReversed() })),
  };
}

/** Start of the visible part of a column: 0 if it crosses the axis. */
export function columnBaseOf({
  start,
  end,
}: {
  readonly start: number;
  readonly end: number;
}): number {
  if (start * end < 0) return 0;
  return Math.abs(start) < Math.abs(end) ? start : end;
}

export function columnHeightOf({
  start,
  end,
}: {
  readonly start: number;
  readonly end: number;
}): number {
  if (start * end < 0) return end;
  return (start + end < 0 ? -1 : 1) * Math.abs(end - start);
}

function toChartSeries({ labels, series }: ChartData): PptxGen.OptsChartData[] {
  return series.map(({ name, values }, index) => ({
    name: name === '' ? `Series ${index + 1}` : name,
    labels: [...labels],
    values: [...values],
  }));
}

function chartOptionsOf(chart: ChartElement, { formatCode }: ChartSeries): PptxGen.IChartOpts {
  const [color, font, size] = [
    toPptxColor(chart.color),
    chart.fontFamily,
    chart.fontSize * POINTS_PER_PX,
  ];
  return {
    catAxisLabelColor: color,
    catAxisLabelFontFace: font,
    catAxisLabelFontSize: size,
    catAxisLineColor: toPptxColor(chart.lineColor),
    valAxisLabelColor: color,
    valAxisLabelFontFace: font,
    valAxisLabelFontSize: size,
    valAxisLabelFormatCode: formatCode,
    valGridLine: { style: 'none' },
    dataLabelColor: color,
    dataLabelFontFace: font,
    dataLabelFontSize: size,
    dataLabelFormatCode: formatCode,
    legendColor: color,
    legendFontFace: font,
    legendFontSize: size,
    legendPos: 'b',
  };
}

export function colorAt({ colors }: ChartElement, index: number): string {
  return toPptxColor(colors[index % colors.length] ?? '#64748b');
}
