import { computeFormulas } from '../table/formulas/compute-formulas';
import { setBoxTextStyle } from '../../core/text/marks';
import type { ElementKind } from '../../core/elements/element-kind';
import type { SlideElement } from '../../core/elements/slide-element';
import { setLanguage } from '../amount-edits';
import type { TableElement } from '../table/table-schema';
import { newChartStyle } from './apply-theme-to-chart';
import type { ChartElement } from './chart-schema';
import { readChartData } from './chart-data';
import { followColumns } from './columns/chart-columns';
import { type ChartKind, SINGLE_SERIES_KINDS } from './chart-kinds';

export const chartKind: ElementKind<ChartElement> = {
  labels: {
    bar: 'Bar chart',
    column: 'Column chart',
    'stacked-bar': 'Stacked bar chart',
    'stacked-column': 'Stacked column chart',
    line: 'Line chart',
    area: 'Area chart',
    pie: 'Pie chart',
    doughnut: 'Doughnut chart',
    waterfall: 'Waterfall chart',
    scatter: 'Scatter chart',
    bubble: 'Bubble chart',
    radar: 'Radar chart',
    'filled-radar': 'Filled radar chart',
  } satisfies Record<ChartKind, string>,
  variantOf: ({ kind }) => kind,
  iconOf: () => 'chart',
  summaryOf: (chart) => describeChartRows(drawnRowsOf(chart)),
  textRowsOf: ({ rows }) => rows,
  newStyle: newChartStyle,
  setLanguage,
  textStylesOf: (chart) => [chart],
  setTextStyle: setBoxTextStyle,
  remapReferences: (chart, ids) => ({
    ...chart,
    sourceTableId: ids.get(chart.sourceTableId ?? '') ?? chart.sourceTableId,
  }),
  isDependent: ({ sourceTableId }) => sourceTableId !== null,
  /** A table that never was on the slide is on another one, if it is at all. */
  follow(chart, before, after) {
    const id = chart.sourceTableId ?? '';
    return after.has(id) || before.has(id) ? showTable(chart, after.get(id)) : chart;
  },
};

/** A chart with the rows of its table, or with the last ones if that was deleted. */
export function showTable(chart: ChartElement, table: SlideElement | undefined): ChartElement {
  if (table?.type !== 'table') return { ...chart, sourceTableId: null };
  if (isSameReading(table, chart)) return chart;
  const { columns, ...rest } = chart;
  const chosen = columns && followColumns(columns, chart.rows, table.rows);
  return { ...rest, ...readingOf(table), ...(chosen && { columns: chosen }) };
}

/** Cells of a table, and how their amounts are read. */
function readingOf({ rows, language, decimalSign }: TableElement) {
  return { rows, ...(language && { language }), ...(decimalSign && { decimalSign }) };
}

function isSameReading(table: TableElement, chart: ChartElement): boolean {
  return (
    table.rows === chart.rows &&
    table.language === chart.language &&
    table.decimalSign === chart.decimalSign
  );
}

/** Rows of a chart without the rows and columns that it leaves out, such as totals. */
export function drawnRowsOf(
  chart: Pick<ChartElement, 'rows' | 'kind'> & Partial<ChartElement>,
): ChartElement['rows'] {
  const rows = swapCells(computeFormulas(chart.rows, chart), chart);
  const { labels, series } = readChartData(chart.rows, chart);
  const shown = SINGLE_SERIES_KINDS.has(chart.kind) ? series.slice(0, 1) : series;
  const [head = []] = rows;
  const isDrawn = (column: number) =>
    column === 0 || shown.some(({ name }) => name === (head[column] ?? ''));
  return rows
    .filter(([label = ''], row) => row === 0 || labels.includes(label))
    .map((row) => row.filter((_, column) => isDrawn(column)));
}

function swapCells(
  rows: ChartElement['rows'],
  { isSwapped = false }: Partial<ChartElement>,
): ChartElement['rows'] {
  if (!isSwapped) return rows;
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
}

/** Reads out every value with its label, and with its series if there are several. */
export function describeChartRows([head = [], ...body]: ChartElement['rows']): string {
  return body
    .map(([label = '', ...cells]) =>
      [label, ...cells.flatMap((cell, at) => (cells.length > 1 ? [head[at + 1], cell] : [cell]))]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
}
