import type { ChartData } from '../chart-data';

/** Data of a chart as in its sheet: labels in the first column, a series in each other one. */
export interface ChartSheet {
  /** Numbers for charts that place points by them. */
  readonly labels: readonly (string | number)[];
  readonly series: readonly {
    readonly name: string;
    /** Undefined values are blank cells, which are not drawn. */
    readonly values: readonly (number | undefined)[];
    readonly formatCode?: string;
    /** Number of first series whose sums the values are. */
    readonly summedCount?: number;
  }[];
}

export function sheetOf({ labels, series }: ChartData): ChartSheet {
  const named = series.map(({ name, values, blanks, formatCode }, index) => ({
    name: name === '' ? `Series ${index + 1}` : name,
    values: values.map((value, row) => (blanks.has(row) ? undefined : value)),
    formatCode,
  }));
  return { labels, series: named };
}

/** Letter of the column of a series, counted from one. */
export function columnNameOf(number: number): string {
  return String.fromCharCode(65 + number);
}
