import { isStrange, readAmounts } from './amounts';

export interface Series {
  readonly name: string;
  /** Values per label; empty cells count as 0. */
  readonly values: readonly number[];
  readonly write: (value: number) => string;
  /** Number format as a spreadsheet format code. */
  readonly code: string;
}

export interface Figures {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

/** Reads chart data from table rows: labels from the first column, one series per column of amounts. */
export function figuresOf(rows: readonly (readonly string[])[]): Figures {
  const [head = [], ...body] = rows;
  const columns = head.map((name, column) => ({
    name,
    cells: body.map((row) => row[column] ?? ''),
  }));
  const series = columns.slice(1).filter(({ cells }) => holdsAmounts(cells));
  return {
    labels: body.map(([label = '']) => label),
    series: series.map(({ name, cells }) => {
      const { values, write, code } = readAmounts(cells);
      return { name, values: values.map((value) => value ?? 0), write, code };
    }),
  };
}

const YEAR = /^(19|20)\d\d$/;

/** False for text and for years of release. */
export function holdsAmounts(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => cell.trim() !== '');
  if (filledCells.length === 0 || filledCells.some(isStrange)) return false;
  return !filledCells.every((cell) => YEAR.test(cell.trim()));
}

/** Reads out every value with its label, for people who cannot see the chart. */
export function figureWords(rows: readonly (readonly string[])[]): string {
  const { labels, series } = figuresOf(rows);
  return series
    .map(({ name, values, write }) => {
      const valueTexts = values.map((value, index) =>
        `${labels[index] ?? ''} ${write(value)}`.trim(),
      );
      return `${series.length > 1 && name !== '' ? `${name}: ` : ''}${valueTexts.join(', ')}`;
    })
    .join('; ');
}
