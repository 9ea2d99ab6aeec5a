export const CHART_KINDS = ['bar', 'line', 'pie', 'waterfall'] as const;

export type ChartKind = (typeof CHART_KINDS)[number];
