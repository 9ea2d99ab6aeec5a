import type { ElementKind } from '../../core/elements/element-kind';
import type { SlideElement } from '../../core/elements/slide-element';
import { setBoxTextStyle } from '../../core/text/marks';
import { setLanguage } from '../amount-edits';
import { computeFormulas } from '../table/formulas/compute-formulas';
import type { TableElement } from '../table/table-schema';
import { findTotalRows } from '../table/totals/total-rows';
import { newChartStyle } from './apply-theme-to-chart';
import { readChartData, areAmounts } from './chart-data';
import { type ChartKind, SINGLE_SERIES_KINDS } from './chart-kinds';
import type { ChartElement } from './chart-schema';

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

interface ChartColumnChoice {
  readonly name: string;
  readonly isDrawn: boolean;
}

/** Columns of amounts that a chart can show, in the order of its table; those of one name are one. */
export function listChartColumns(chart: ChartElement): readonly ChartColumnChoice[] {
  const computed = computeFormulas(chart.rows, chart);
  const totals = findTotalRows(computed, chart);
  const [head = [], ...body] = computed.filter((_, row) => !totals.has(row));
  const names = head.slice(1).filter((name, index) => {
    const cells = body.map((row) => row[index + 1] ?? '');
    return name !== '' && areAmounts(cells);
  });
  const { isSwapped: _isSwapped, ...upright } = chart;
  const drawn = readChartData(chart.rows, upright).series.map(({ name }) => name);
  return Array.from(new Set(names), (name) => ({ name, isDrawn: drawn.includes(name) }));
}

/** Names of the drawn columns after a change of one; undefined if none would be left. */
export function chooseColumn(
  choices: readonly ChartColumnChoice[],
  name: string,
  isDrawn: boolean,
): string[] | undefined {
  const names = choices
    .filter((choice) => (choice.name === name ? isDrawn : choice.isDrawn))
    .map((choice) => choice.name);
  return names.length === 0 ? undefined : names;
}

/** Names of series in percent that stand on one axis with amounts. */
export function mixedPercentsOf(chart: ChartElement): readonly string[] {
  if (SINGLE_SERIES_KINDS.has(chart.kind)) return [];
  const { series } = readChartData(chart.rows, chart);
  const inPercent = series.filter(({ formatCode }) => formatCode.includes('%'));
  return inPercent.length === series.length ? [] : inPercent.map(({ name }) => name);
}

/** Chosen columns after a change of the table: a column with another name stays chosen, one that is gone does not. */
function followColumns(
  columns: readonly string[],
  [before = []]: ChartElement['rows'],
  [after = []]: ChartElement['rows'],
): string[] | undefined {
  const isRenamed = before.length === after.length;
  const names = columns.flatMap((name) => {
    if (after.slice(1).includes(name)) return [name];
    const next = isRenamed ? after[before.indexOf(name, 1)] : undefined;
    return next === undefined || next === '' ? [] : [next];
  });
  return names.length === 0 ? undefined : names;
}
