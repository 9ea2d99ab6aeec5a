import type { ChartData } from './chart-data';
import type { Box } from '../../core/geometry/box';
import type { ChartElement } from './chart-schema';

/** Input of every kind of chart. */
export interface ChartKindProps {
  readonly chart: ChartElement;
  /** Drawing area within the element. */
  readonly plotArea: Box;
  readonly data: ChartData;
}

/** Color of a series, a slice or a kind of step; colors repeat if there are too few. */
export function seriesColorOf({ colors }: ChartElement, index: number): string {
  return colors[index % colors.length] ?? '#64748b';
}
