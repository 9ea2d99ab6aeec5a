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
