import { computeFormulas } from '../../table/formulas/compute-formulas';
import { findTotalRows } from '../../table/totals/total-rows';
import { areAmounts, readChartData } from '../chart-data';
import { SINGLE_SERIES_KINDS } from '../chart-kinds';
import type { ChartElement } from '../chart-schema';

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
export function followColumns(
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
