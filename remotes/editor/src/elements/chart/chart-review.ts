import { describeReading, listUncertainAmounts, listUncharted } from '../amount-review';
import { type ElementReview, hasLowContrast } from '../element-review';
import type { ChartElement } from './chart-schema';

export const chartReview: ElementReview<ChartElement> = {
  check: (chart, { colorBehind }) => ({ 'low-contrast': hasLowContrast(chart, colorBehind()) }),
  figureFaultsOf(chart) {
    // The amounts of a table are read in the table.
    const uncertain = chart.sourceTableId === null ? listUncertainAmounts(chart) : [];
    return {
      chart: listUncharted(chart).map((cell) => `“${cell.trim()}”`),
      ...(uncertain.length > 0 && {
        reading: uncertain.map((amount) => describeReading(amount, chart)),
      }),
    };
  },
};
