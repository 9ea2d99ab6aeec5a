import { type ChartData, type ChartSeries, seriesColorOf } from '../chart-data';
import { columnPlotOf, plotAreaOf } from '../chart-geometry';
import { computeWaterfall, totalLabelOf, type WaterfallStep, formatStep } from '../waterfall';
import { POINTS_PER_PX } from '../../../core/model/deck-constants';
import { readableTextColor } from '../../../core/model/contrast';
import type { ChartElement } from '../chart-schema';
import {
  axesXml,
  barChartXml,
  categoriesXml,
  chartLineXml,
  type ChartPlan,
  lineChartXml,
  pointsXml,
  seriesXml,
} from './chart-xml';
import { valueLabelXml } from './chart-label-xml';
import type { ChartSheet } from './chart-sheet';
import { solidFillXml } from '../../../ooxml/drawing-xml';
import { xml, type Xml } from '../../../ooxml/package/xml';

/** Columns by their kind of step, on a base that is not seen. */
const COLUMNS = [
  { kind: 'up', name: 'In' },
  { kind: 'down', name: 'Out' },
  { kind: 'total', name: 'Total' },
] as const;

/** A waterfall as stacked columns with lines between them. Labels have their column's colour behind them. */
export function planWaterfall(chart: ChartElement, data: ChartData, first: ChartSeries): ChartPlan {
  const { labels } = data;
  const box = columnPlotOf({ chart, plotArea: plotAreaOf(chart, data), data });
  const steps = computeWaterfall(labels, first, totalLabelOf(chart));
  const columns = COLUMNS.map(({ kind, name }) => ({
    name,
    values: steps.map((step) => (step.kind === kind ? columnHeightOf(step) : 0)),
  }));
  const base = { name: 'Base', values: steps.map(columnBaseOf) };
  const sheet: ChartSheet = {
    labels: steps.map(({ label }) => label),
    series: [base, ...columns].map(({ name, values }) => ({
      name,
      values: values.map((value) => (value === 0 ? undefined : value)),
    })),
  };
  const series = [
    seriesXml(sheet, 0, { appearance: HIDDEN_BASE }),
    ...COLUMNS.map((_, index) =>
      seriesXml(sheet, index + 1, { appearance: columnXml(chart, steps, { first, index }) }),
    ),
  ];
  const plot = [
    barChartXml({ direction: 'col', grouping: 'stacked' }, box, series),
    lineChartXml(connectorsXml(chart, steps, sheet)),
    axesXml({ chart, data }, { ...box, direction: 'col' }),
  ];
  return { sheet, plot, box };
}

/** Start of the visible part of a column: 0 if it crosses the axis. */
export function columnBaseOf({ start, end }: Pick<WaterfallStep, 'start' | 'end'>): number {
  if (start * end < 0) return 0;
  return Math.abs(start) < Math.abs(end) ? start : end;
}

export function columnHeightOf({ start, end }: Pick<WaterfallStep, 'start' | 'end'>): number {
  if (start * end < 0) return end;
  return (start + end < 0 ? -1 : 1) * Math.abs(end - start);
}

const HIDDEN_BASE = xml`<c:spPr><a:noFill/></c:spPr><c:invertIfNegative val="0"/>
  <c:dLbls><c:delete val="1"/></c:dLbls>`;

/** Fill and labels of the columns of a kind; costs are labelled as negative amounts. */
function columnXml(
  chart: ChartElement,
  steps: readonly WaterfallStep[],
  { first, index }: { readonly first: ChartSeries; readonly index: number },
): Xml {
  const [fill, kind] = [seriesColorOf(chart, index), COLUMNS[index]?.kind];
  const labelXml = (formatCode: string) =>
    valueLabelXml(chart, { formatCode, fill, color: readableTextColor(fill, chart.color) });
  const literals = steps.map((step, row) => {
    if (step.kind !== kind || !needsLiteralLabel(step)) return undefined;
    const label = labelXml(literalFormatCode(formatStep(step, first.format)));
    return xml`<c:dLbl><c:idx val="${row}"/>${label}</c:dLbl>`;
  });
  const formatCode = kind === 'down' ? negateFormatCode(first.formatCode) : first.formatCode;
  return xml`<c:spPr>${solidFillXml(fill)}</c:spPr><c:invertIfNegative val="0"/>
    <c:dLbls>${literals}${labelXml(formatCode)}</c:dLbls>`;
}

/** Number formats apply to heights of columns, which below and across the axis are not the amounts. */
function needsLiteralLabel(step: WaterfallStep): boolean {
  return columnHeightOf(step) !== Math.abs(step.value);
}

/** Sections of a format keep their condition in front. */
function negateFormatCode(formatCode: string): string {
  return formatCode
    .split(';')
    .map((section) => section.replace(/^(\[[^\]]*\])?/, String.raw`$1\−`))
    .join(';');
}

/** One section each for positive, negative and zero, because a single one adds a minus sign. */
function literalFormatCode(text: string): string {
  const quoted = `"${text.replaceAll('"', '')}"`;
  return [quoted, quoted, quoted].join(';');
}

/** Line from the end of each column to the start of the next: a series of two points. */
function connectorsXml(
  { lineColor }: ChartElement,
  steps: readonly WaterfallStep[],
  sheet: ChartSheet,
): readonly Xml[] {
  return steps.slice(0, -1).map(({ end }, row) => {
    const order = sheet.series.length + row;
    const levels = steps.map((_, index) => (index === row || index === row + 1 ? end : undefined));
    return xml`<c:ser>
      <c:idx val="${order}"/><c:order val="${order}"/>
      <c:spPr>${chartLineXml(POINTS_PER_PX, lineColor)}</c:spPr>
      <c:marker><c:symbol val="none"/></c:marker>${categoriesXml(sheet)}
      <c:val><c:numLit><c:formatCode>General</c:formatCode>${pointsXml(levels)}</c:numLit></c:val>
      <c:smooth val="0"/>
    </c:ser>`;
  });
}
