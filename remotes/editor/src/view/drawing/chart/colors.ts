import type { ChartElement } from '../../../core/model/deck';

/** The colour of a series, a slice or a kind of step; there are always enough, if not different ones. */
export function colorAt({ colors }: ChartElement, index: number): string {
  return colors[index % colors.length] ?? '#64748b';
}
