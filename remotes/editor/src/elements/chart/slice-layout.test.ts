/** @jest-environment node */
import { readChartData } from './chart-data';
import { createChart } from './create-chart';
import { sliceTextsOf } from './slice-layout';

const sharesOf = (amounts: readonly string[], shares: readonly string[] = []) => {
  const rows = [
    ['', 'Betrag', 'Anteil'],
    ...amounts.map((each, at) => [`Teil ${at}`, each, shares[at] ?? '']),
  ];
  const chart = createChart({ kind: 'doughnut', language: 'de', rows });
  const [first] = readChartData(rows, chart).series;
  return first ? sliceTextsOf(chart, first).map(({ share }) => share.replace('\u00A0', ' ')) : [];
};

test('shares add up to 100, with a decimal where whole percents do not, and none is off by one percent', () => {
  expect(sharesOf(['250.000', '487.600', '140.000'])).toEqual(['28 %', '56 %', '16 %']);
  expect(sharesOf(['1.000', '1.000', '1.000'])).toEqual(['33,4 %', '33,3 %', '33,3 %']);
  expect(sharesOf(['125', '125', '125', '625'])).toEqual(['12,5 %', '12,5 %', '12,5 %', '62,5 %']);
  expect(sharesOf(['0', '0'])).toEqual(['0 %', '0 %']);
});

test('shares have a decimal beside those of a table with one, and where a slice would be nothing', () => {
  expect(sharesOf(['200.000', '300.000', '500.000'], ['20,0 %', '30,0 %', '50,0 %'])).toEqual([
    '20,0 %',
    '30,0 %',
    '50,0 %',
  ]);
  const budget = [
    '60.000',
    '45.000',
    '312.400',
    '780.500',
    '45.000,50',
    '215.750,25',
    '38.500',
    '850',
    '1.250',
    '98.749,30',
  ];
  const shares = sharesOf(budget);
  expect(shares).toEqual([
    '3,8 %',
    '2,8 %',
    '19,5 %',
    '48,8 %',
    '2,8 %',
    '13,5 %',
    '2,4 %',
    '0,1 %',
    '0,1 %',
    '6,2 %',
  ]);
});
