/** Amounts at the points of dense lines. */
import { render } from '@testing-library/react';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import { readChartData } from '../chart-data';
import { ChartView } from '../chart-view';
import { createChart } from '../create-chart';
import { fitChart } from '../fit-chart';
import { listLeftOutAmounts } from './written-amounts';

const MONTHS = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];

const dense = createChart({
  language: 'de',
  kind: 'line',
  labels: 'all',
  width: 640,
  height: 320,
  rows: [
    ['', 'Kino', 'TV', 'Streaming'],
    ...MONTHS.map((month, at) => [
      month,
      String(2203 + at * 11),
      String(2801 + at * 13),
      String(1201 + at * 7),
    ]),
  ],
});

const amountsIn = (width: number) => {
  const chart = { ...dense, width };
  const { container } = render(<ChartView element={chart} />);
  const texts = Array.from(container.querySelectorAll('text'), (text) => text.textContent ?? '');
  const data = readChartData(chart.rows, chart);
  return {
    // Numbers of the axis are round.
    amounts: texts.filter((text) => /^[\d.]{3,5}$/.test(text) && !/[05]00$/.test(text)),
    left: listLeftOutAmounts({ chart: fitChart(chart, data), data }),
  };
};

test('Dense lines have all amounts if these have room, else the first and the last of each', () => {
  expect(amountsIn(1600)).toMatchObject({ left: { ends: [], none: [] } });
  expect(amountsIn(1600).amounts).toHaveLength(36);
  const { amounts, left } = amountsIn(420);
  expect(left).toEqual({ ends: ['Kino', 'TV', 'Streaming'], none: [] });
  expect(amounts.toSorted()).toEqual(['1.201', '1.278', '2.203', '2.324', '2.801', '2.944']);
});

/** Widths in em, measured in the files of the bundled fonts. */
test.each([
  ['DM Sans', '2000', 2.616],
  ['Space Grotesk', '2000', 2.524],
  ['Work Sans', '42 %', 2.392],
  ['Bodoni Moda', '2.000', 2.7],
])('An amount in %s is not estimated too small', (_font, text, width) => {
  expect(estimateTextWidth(text, 1)).toBeGreaterThan(width * 0.99);
});
