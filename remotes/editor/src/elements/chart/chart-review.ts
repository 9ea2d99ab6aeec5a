import { listUncharted } from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import type { ChartElement } from './chart-schema';
import { hasCutLabels } from './fit-chart';
import { hasSampleFigures } from './sample-rows';

export const chartReview: ElementReview<ChartElement> = {
  inkBoxOf: (chart) => chart,
  check: (chart, { colorBehind }) => ({
    'low-contrast': hasLowContrast(chart, colorBehind()),
    ...(hasCutLabels(chart) && { 'cut-label': true }),
    ...(hasSampleFigures(chart) && { 'sample-figures': true }),
  }),
  figureFaultsOf: (chart) => ({
    chart: listUncharted(chart).map((cell) => `“${cell.trim()}”`),
  }),
};
