/** Amounts at bars and lines: all of a series, those at the ends of a line, or none. */
import { render } from '@testing-library/react';
import { readChartData } from '../chart-data';
import { ChartView } from '../chart-view';
import type { ChartElement } from '../chart-schema';
import { createChart } from '../create-chart';
import { fitChart } from '../fit-chart';
import { listLeftOutAmounts } from './written-amounts';

/** Unlike the numbers of an axis, all amounts have decimals here. */
const AMOUNT = /,\d\d$/;

const territories = createChart({
  language: 'de',
  width: 760,
  height: 160,
  fontSize: 16,
  rows: [
    ['Gebiet', 'Garantie', 'Erwartung vorsichtig', 'Erwartung optimistisch'],
    ['Deutschland, Österreich und Schweiz', '150.000', '310.500,50', '620.000'],
    ['Skandinavien', '25.000', '48.250', '95.000'],
    ['Frankreich', '40.000', '72.000,75', '140.000'],
    ['Übrige Welt', '10.000', '1.250', '33.333,33'],
  ],
});

const read = (chart: ChartElement) => {
  const data = readChartData(chart.rows, chart);
  const drawn = fitChart(chart, data);
  const { container } = render(<ChartView element={chart} />);
  const texts = Array.from(
    container.querySelectorAll('text:not([font-weight="bold"])'),
    (text) => text.textContent ?? '',
  );
  const strong = container.querySelectorAll('[font-weight="bold"]');
  const totals = Array.from(strong, (text) => text.textContent ?? '');
  return {
    drawn,
    totals,
    amounts: texts.filter((text) => AMOUNT.test(text)),
    left: listLeftOutAmounts({ chart: drawn, data }).none,
    ends: listLeftOutAmounts({ chart: drawn, data }).ends,
  };
};

test.each(['column', 'stacked-column', 'stacked-bar', 'line', 'area'] as const)(
  'a series has all its amounts or none, a line also those at its ends, and the panel can name it (%s)',
  (kind) => {
    const { amounts, left, ends } = read({ ...territories, kind, labels: 'all' });
    expect(left.length + ends.length).toBeGreaterThan(0);
    expect(amounts).toHaveLength((3 - left.length - ends.length) * 4 + ends.length * 2);
    if (!['line', 'area'].includes(kind)) expect(ends).toEqual([]);
  },
);

test.each(['column', 'stacked-column'] as const)(
  'an axis stands for amounts without room (%s)',
  (kind) => {
    expect(read({ ...territories, kind }).drawn.hasValueAxis).toBe(true);
    expect(read({ ...territories, kind, labels: 'none' }).drawn.hasValueAxis).toBeUndefined();
  },
);

test('amounts of one unit have the same decimals, and a part of a stack without a size has none', () => {
  const rows = [
    ['', 'A', 'B'],
    ['x', '620.000', '310.500,50'],
    ['y', '580.000', '0'],
  ];
  const { amounts, left } = read({ ...territories, kind: 'stacked-column', height: 600, rows });
  expect(left).toEqual([]);
  expect(amounts.toSorted()).toEqual(['310.500,50', '580.000,00', '620.000,00']);
});

test.each(['stacked-column', 'stacked-bar'] as const)(
  'the sum of a stack stands at its end, if all of them have room (%s)',
  (kind) => {
    const chart = { ...territories, kind, height: 400, hasGridLines: false };
    expect(read(chart).totals).toEqual(['1.080.500,50', '168.250,00', '252.000,75', '44.583,33']);
    expect(read({ ...chart, labels: 'none' }).totals).toEqual([]);
    expect(read({ ...chart, grouping: 'percent' }).totals).toEqual([]);
    const rows = [
      ['', 'A', 'B'],
      ['x', '1,50', '-2,50'],
    ];
    expect(read({ ...chart, rows }).totals).toEqual([]);
    if (kind === 'stacked-column') expect(read({ ...chart, width: 300 }).totals).toEqual([]);
  },
);

test('no line passes through the sum of a stack', () => {
  const stacked = { ...territories, kind: 'stacked-column', hasValueAxis: true } as const;
  expect(read(stacked).totals).toEqual([]);
  expect(read({ ...stacked, hasGridLines: false }).totals).toHaveLength(4);
});
