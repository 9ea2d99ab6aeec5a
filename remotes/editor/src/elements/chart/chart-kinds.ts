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
  'scatter',
  'bubble',
  'radar',
  'filled-radar',
] as const;

export type ChartKind = (typeof CHART_KINDS)[number];

/** Kinds that show the amounts of the first series as shares. */
export const SLICE_KINDS: ReadonlySet<ChartKind> = new Set(['pie', 'doughnut']);

/** Kinds that show the first series alone. */
export const SINGLE_SERIES_KINDS: ReadonlySet<ChartKind> = new Set([...SLICE_KINDS, 'waterfall']);

/** Kinds that place a point by two numbers: that of its row and that of its series. */
export const POINT_KINDS: ReadonlySet<ChartKind> = new Set(['scatter', 'bubble']);

export const RADAR_KINDS: ReadonlySet<ChartKind> = new Set(['radar', 'filled-radar']);

/** Kinds without bars, whose values are read from an axis. */
export const AXIS_KINDS: ReadonlySet<ChartKind> = new Set([
  'line',
  'area',
  ...POINT_KINDS,
  ...RADAR_KINDS,
]);
