import { isStrange, readAmounts } from './amounts';

export interface Series {
  readonly name: string;
  /** One per label; nothing counts as nought. */
  readonly values: readonly number[];
  /** A number, written as the series' own are. */
  readonly write: (value: number) => string;
  /** The way of writing, as spreadsheets note it. */
  readonly code: string;
}

export interface Figures {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

/** What a table says in numbers: its first column names them, and each column of amounts is a series. */
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

/** Words are no amounts, and neither are the years in which films came out. */
export function holdsAmounts(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell.trim() !== '');
  if (written.length === 0 || written.some(isStrange)) return false;
  return !written.every((cell) => YEAR.test(cell.trim()));
}

/** Each figure with its name, for those who cannot see the chart. */
export function figureWords(rows: readonly (readonly string[])[]): string {
  const { labels, series } = figuresOf(rows);
  return series
    .map(({ name, values, write }) => {
      const words = values.map((value, index) => `${labels[index] ?? ''} ${write(value)}`.trim());
      return `${series.length > 1 && name !== '' ? `${name}: ` : ''}${words.join(', ')}`;
    })
    .join('; ');
}
