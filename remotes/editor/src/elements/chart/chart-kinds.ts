export const CHART_KINDS = [
  'bar',
  'column',
  'stacked-bar',
  'stacked-column',
  'line',
  'area',
  'pie',
  'doughnut',
  'waterfall',
] as const;

export type ChartKind = (typeof CHART_KINDS)[number];

/** Kinds that show the amounts of the first series as shares. */
export const SLICE_KINDS: ReadonlySet<ChartKind> = new Set(['pie', 'doughnut']);

/** Kinds that show the first series alone. */
export const SINGLE_SERIES_KINDS: ReadonlySet<ChartKind> = new Set([...SLICE_KINDS, 'waterfall']);
