import { type ChartData, type ChartSeries, seriesColorOf } from '../chart-data';
import { columnPlotOf, plotAreaOf } from '../chart-geometry';
import {
  computeWaterfall,
  formatStep,
  placeStepAmounts,
  totalLabelOf,
  type WaterfallStep,
} from '../waterfall';
import type { Point } from '../../../core/geometry/box';
import { POINTS_PER_PX } from '../../../core/model/deck-constants';
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
  labelOffsetXml,
  NO_LEADER_LINES,
  NO_OFFSET,
  valueLabelXml,
} from './chart-xml';
import type { ChartSheet } from './chart-sheet';
import { NO_LINE, solidFillXml } from '../../../ooxml/drawing-xml';
import { xml, type Xml } from '../../../ooxml/package/xml';

/** Columns by their kind of step, on a base that is not seen. */
const COLUMNS = [
  { kind: 'up', name: 'In' },
  { kind: 'down', name: 'Out' },
  { kind: 'total', name: 'Total' },
] as const;

/** A waterfall as stacked columns with lines between them. Amounts stand above their columns as on the slide. */
export function planWaterfall(chart: ChartElement, data: ChartData, first: ChartSeries): ChartPlan {
  const { labels } = data;
  const plotArea = plotAreaOf(chart, data);
  const box = columnPlotOf({ chart, plotArea, data, hasOneLabelRow: true });
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
  const amounts = placeAmounts(chart, steps, { first, box });
  const series = [
    seriesXml(sheet, 0, { appearance: baseXml(chart, steps) }),
    ...COLUMNS.map((_, index) =>
      seriesXml(sheet, index + 1, {
        appearance: columnXml(chart, steps, { first, index, amounts }),
      }),
    ),
  ];
  const levels = steps.flatMap(({ start, end }) => [start, end]);
  const ends = [Math.min(0, ...levels), Math.max(0, ...levels)] as const;
  const plot = [
    barChartXml({ direction: 'col', grouping: 'stacked' }, box, series),
    lineChartXml(connectorsXml(chart, steps, sheet)),
    axesXml({ chart, data }, { ...box, direction: 'col', ends }),
  ];
  return { sheet, plot, box };
}

/** Start of a column; of one that crosses the axis, the part on the other side, which stands on none. */
export function columnBaseOf({ start, end }: Pick<WaterfallStep, 'start' | 'end'>): number {
  if (start * end < 0) return start;
  return Math.abs(start) < Math.abs(end) ? start : end;
}

export function columnHeightOf({ start, end }: Pick<WaterfallStep, 'start' | 'end'>): number {
  if (start * end < 0) return end;
  return (start + end < 0 ? -1 : 1) * Math.abs(end - start);
}

/** Bases that are not seen, but for those of columns across the axis. */
function baseXml(chart: ChartElement, steps: readonly WaterfallStep[]): Xml {
  const parts = steps.map(({ start, end, kind }, row) => {
    if (start * end >= 0) return undefined;
    const fill = seriesColorOf(
      chart,
      COLUMNS.findIndex((column) => column.kind === kind),
    );
    return xml`<c:dPt><c:idx val="${row}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>
      <c:spPr>${solidFillXml(fill)}</c:spPr></c:dPt>`;
  });
  return xml`<c:spPr><a:noFill/>${NO_LINE}</c:spPr><c:invertIfNegative val="0"/>${parts}
    <c:dLbls><c:delete val="1"/></c:dLbls>`;
}

/** Distances of the amounts from the middles of their columns, where PowerPoint writes them. */
function placeAmounts(
  chart: ChartElement,
  steps: readonly WaterfallStep[],
  { first, box }: { readonly first: ChartSeries; readonly box: ReturnType<typeof columnPlotOf> },
): readonly Point[] {
  const at = box.scale.positionOf;
  const places = placeStepAmounts(steps, {
    texts: steps.map((step) => formatStep(step, first.format)),
    fontSize: chart.fontSize,
    slotWidth: box.slotSize,
    at,
  });
  return steps.map((step, index) => {
    const from = step.start * step.end < 0 ? 0 : step.start;
    return { x: 0, y: (places[index] ?? 0) - (at(from) + at(step.end)) / 2 };
  });
}

/** Fill and amounts of the columns of a kind; costs are labelled as negative amounts. */
function columnXml(
  chart: ChartElement,
  steps: readonly WaterfallStep[],
  { first, index, amounts }: ColumnStyle,
): Xml {
  const [fill, kind] = [seriesColorOf(chart, index), COLUMNS[index]?.kind];
  const formatCode = kind === 'down' ? negateFormatCode(first.formatCode) : first.formatCode;
  const look = { color: chart.color, isStrong: kind === 'total' };
  const labels = steps.map((step, row) => {
    if (step.kind !== kind) return undefined;
    const literal = literalFormatCode(formatStep(step, first.format));
    const code = needsLiteralLabel(step) ? literal : formatCode;
    return xml`<c:dLbl><c:idx val="${row}"/>${labelOffsetXml(chart, amounts[row] ?? NO_OFFSET)}
      ${valueLabelXml(chart, { ...look, formatCode: code })}</c:dLbl>`;
  });
  return xml`<c:spPr>${solidFillXml(fill)}</c:spPr><c:invertIfNegative val="0"/>
    <c:dLbls>${labels}${valueLabelXml(chart, { ...look, formatCode })}${NO_LEADER_LINES}</c:dLbls>`;
}

interface ColumnStyle {
  readonly first: ChartSeries;
  readonly index: number;
  readonly amounts: readonly Point[];
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
