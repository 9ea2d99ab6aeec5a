import { listUncharted } from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import type { ChartElement } from './chart-schema';
import { hasCutLabels } from './fit-chart';

export const chartReview: ElementReview<ChartElement> = {
  inkBoxOf: (chart) => chart,
  check: (chart, { colorBehind }) => ({
    'low-contrast': hasLowContrast(chart, colorBehind()),
    ...(hasCutLabels(chart) && { 'cut-label': true }),
  }),
  figureFaultsOf: (chart) => ({
    chart: listUncharted(chart).map((cell) => `“${cell.trim()}”`),
  }),
};
