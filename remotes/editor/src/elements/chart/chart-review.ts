import { listUncharted } from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import { MIN_FONT_SIZE_PX } from '../text/text-review';
import { mixedPercentsOf } from './chart-kind';
import { readChartData } from './chart-data';
import type { ChartElement } from './chart-schema';
import { fitChart, hasCutLabels } from './fit-chart';
import { hasSampleFigures } from './sample-rows';

export const chartReview: ElementReview<ChartElement> = {
  inkBoxOf: (chart) => chart,
  check(chart, { colorBehind }) {
    const data = readChartData(chart.rows, chart);
    const fitted = fitChart(chart, data);
    return {
      'small-text': fitted.fontSize < MIN_FONT_SIZE_PX,
      'low-contrast': hasLowContrast(chart, colorBehind()),
      ...(hasCutLabels(fitted, data) && { 'cut-label': true }),
      ...(mixedPercentsOf(chart).length > 0 && { 'mixed-units': true }),
      ...(hasSampleFigures(data) && { 'sample-figures': true }),
    };
  },
  figureFaultsOf: (chart) => ({
    chart: listUncharted(chart).map((cell) => `“${cell.trim()}”`),
  }),
};
