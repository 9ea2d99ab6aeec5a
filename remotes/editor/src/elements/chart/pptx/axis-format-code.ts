import { groupingOf } from '../chart-layers';
import type { ChartElement } from '../chart-schema';

/** PowerPoint chooses the numbers of an axis, so that in a scale they need decimals. */
export function axisFormatCodeOf(chart: ChartElement, formatCode: string): string {
  if (groupingOf(chart) === 'percent') return '0%';
  return formatCode.replace(/(?<=#,##0)(?:\.0)?(?=,)/, '.00');
}
