import type { ChartElement } from './chart-schema';

/** Color of a series, a slice or a kind of step; colors repeat if there are too few. */
export function seriesColorOf({ colors }: ChartElement, index: number): string {
  return colors[index % colors.length] ?? '#64748b';
}
