import { computeFormulas } from '../table/formulas/compute-formulas';
import { isInvalidAmount, parseAmounts } from '../../core/film/amounts';
import type { Box } from '../../core/geometry/box';
import type { ChartElement } from './chart-schema';

/** Input of every kind of chart. */
export interface ChartKindProps {
  readonly chart: ChartElement;
  /** Drawing area within the element. */
  readonly plotArea: Box;
  readonly data: ChartData;
}

export interface ChartSeries {
  readonly name: string;
  /** Values per label; empty cells count as 0. */
  readonly values: readonly number[];
  readonly format: (value: number) => string;
  /** Number format as a spreadsheet format code. */
  readonly formatCode: string;
}

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** Reads chart data from table rows: labels from the first column, one series per column of amounts. */
export function readChartData(rows: readonly (readonly string[])[]): ChartData {
  const [head = [], ...body] = computeFormulas(rows);
  const columns = head.map((name, column) => ({
    name,
    cells: body.map((row) => row[column] ?? ''),
  }));
  const series = columns.slice(1).filter(({ cells }) => areAmounts(cells));
  return {
    labels: body.map(([label = '']) => label),
    series: series.map(({ name, cells }) => {
      const { values, format, formatCode } = parseAmounts(cells);
      return { name, values: values.map((value) => value ?? 0), format, formatCode };
    }),
  };
}

const YEAR_PATTERN = /^(19|20)\d\d$/;

/** False for text and for years of release. */
export function areAmounts(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => cell.trim() !== '');
  if (filledCells.length === 0 || filledCells.some(isInvalidAmount)) return false;
  return !filledCells.every((cell) => YEAR_PATTERN.test(cell.trim()));
}

/** Color of a series, a slice or a kind of step; colors repeat if there are too few. */
export function seriesColorOf({ colors }: ChartElement, index: number): string {
  return colors[index % colors.length] ?? '#64748b';
}
