import { listUncharted } from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import { MIN_FONT_SIZE_PX } from '../text/text-review';
import { readChartData } from './chart-data';
import type { ChartElement } from './chart-schema';
import { fitChart, hasCutLabels } from './fit-chart';
import { hasSampleFigures } from './sample-rows';

export const chartReview: ElementReview<ChartElement> = {
  inkBoxOf: (chart) => chart,
  check: (chart, { colorBehind }) => ({
    'small-text': fitChart(chart, readChartData(chart.rows, chart)).fontSize < MIN_FONT_SIZE_PX,
    'low-contrast': hasLowContrast(chart, colorBehind()),
    ...(hasCutLabels(chart) && { 'cut-label': true }),
    ...(hasSampleFigures(chart) && { 'sample-figures': true }),
  }),
  figureFaultsOf: (chart) => ({
    chart: listUncharted(chart).map((cell) => `“${cell.trim()}”`),
  }),
};
