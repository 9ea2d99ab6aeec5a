/** @jest-environment node */
import { createBudgetTable, createComparablesTable } from '../../film/film-tables';
import '../kinds';
import { exportDescriptionOf } from '../../core/elements/export-description';
import { createTimeline } from '../timeline/timeline-kind';
import { readChartData } from './chart-data';
import { createChart } from './create-chart';
import { hasSampleFigures, waterfallRowsOf } from './sample-rows';
import { describeChartRows } from './chart-kind';
import { computeWaterfall } from './waterfall';

test('A budget is one series, and its amounts are written as they were', () => {
  const rows = [
    ['Budget', 'Amount'],
    ['Script', '₹12,50,000'],
    ['Shoot', '₹1,20,00,000'],
    ['Post', ''],
  ];
  const { labels, series } = readChartData(rows);
  expect(labels).toEqual(['Script', 'Shoot', 'Post']);
  expect(series).toHaveLength(1);
  expect(series[0]?.values).toEqual([1_250_000, 12_000_000, 0]);
  expect(series[0]?.format(13_250_000)).toBe('₹1,32,50,000');
  expect(series[0]?.formatCode).toContain('[>=10000000]"₹"##\\,##\\,##\\,##0');
  expect(describeChartRows(rows)).toBe('Script ₹12,50,000, Shoot ₹1,20,00,000, Post');
});

test.each([
  [['1.250.000 €', '800.000 €'], { language: 'de', scale: 'M' }, '1,25\u00a0Mio. €'],
  [['€1,250,000', '€800'], { language: 'en', scale: 'k' }, '€1,250k'],
  [
    ['1,250,000', '800'],
    { language: 'en', scale: 'M', unit: 'admissions' },
    '1.25M\u00a0admissions',
  ],
  [['1.5M', '2M'], { language: 'en', scale: 'k' }, '1.5M'],
  [['$1.5M', '$2M'], { language: 'en', scale: 'M', unit: 'USD' }, '1.5M\u00a0USD'],
  [['25%', '75%'], { language: 'en', scale: 'k', unit: 'people' }, '25%'],
  [['1200', '80'], { language: 'fr', unit: 'entrées' }, '1\u202f200\u00a0entrées'],
] as const)('amounts %j in %j are written %s', (cells, context, written) => {
  const rows = [['', 'Amount'], ...cells.map((cell, row) => [`Item ${row}`, cell])];
  const [own] = readChartData(rows, { language: context.language }).series;
  const [series] = readChartData(rows, context).series;
  // Only the writing changes.
  expect(series?.values).toEqual(own?.values);
  expect(series?.format(series.values[0] ?? 0)).toBe(written);
});

test('A scale writes the decimals that an amount needs, and the code of a spreadsheet those of all', () => {
  const rows = [
    ['', 'Amount'],
    ['One', '1,250,000'],
    ['Two', '2,000,000'],
  ];
  const [series] = readChartData(rows, { language: 'en', scale: 'M' }).series;
  expect([1_250_000, 2_000_000, 500_000, 850].map((value) => series?.format(value))).toEqual([
    '1.25M',
    '2M',
    '0.5M',
    '0.00085M',
  ]);
  expect(series?.formatCode).toBe('#,##0.00,,"M"');
});

test('Words are no series, and neither are years', () => {
  const [head = []] = createComparablesTable().rows;
  const rows = [
    head,
    ['Aftersun', '2022', '$3.5M', '$8', 'A father'],
    ['Past Lives', '2023', '', '$42', ''],
  ];
  expect(readChartData(rows).series.map(({ name }) => name)).toEqual(['Budget', 'Gross']);
  expect(readChartData(createBudgetTable().rows).series).toHaveLength(1);
  expect(readChartData([['Only words'], ['here']]).series).toEqual([]);
});

test('Shares are amounts, too', () => {
  const { series } = readChartData([
    ['Audience', 'Share'],
    ['Festivals', '25%'],
    ['Cinemas', '75 %'],
  ]);
  expect(series[0]?.values).toEqual([25, 75]);
  expect(series[0]?.format(100)).toBe('100%');
});

test('A waterfall begins each step where the last one ended, and ends with what is left', () => {
  const { labels, series } = readChartData(waterfallRowsOf());
  const [first] = series;
  if (!first) throw new Error('The finance plan has no amounts.');
  const steps = computeWaterfall(labels, first, 'Total');
  expect(steps.map(({ kind }) => kind)).toEqual(['up', 'up', 'up', 'down', 'total']);
  for (const [index, step] of steps.slice(1, -1).entries())
    expect(step.start).toBe(steps[index]?.end);
  expect(steps.at(-1)).toMatchObject({ start: 0, end: 1_130_000, label: 'Total' });
});

test('Series in different scales stand on one axis at what they are worth', () => {
  const rows = [
    ['Film', 'Budget', 'Box office'],
    ['One', '3,9 Mio. €', '400.000.000 €'],
    ['Two', '5 Mio. €', '1.000.000 €'],
  ];
  const { series } = readChartData(rows, { language: 'de' });
  const [budget, takings] = series;
  const ratio = (takings?.values[0] ?? 0) / (budget?.values[0] ?? 1);
  expect(ratio).toBeCloseTo(400 / 3.9);
  expect(budget?.format(budget.values[0] ?? 0)).toBe('3.900.000 €');
  expect(takings?.format(takings.values[1] ?? 0)).toBe('1.000.000 €');
});

test('Percents beside amounts that leave nothing of them to be seen are no series', () => {
  const rows = [
    ['Source', 'Amount', 'Share'],
    ['Equity', '3 Mio. €', '75 %'],
    ['Debt', '1 Mio. €', '25 %'],
  ];
  expect(readChartData(rows, { language: 'de' }).series.map(({ values }) => values)).toEqual([
    [3, 1],
  ]);
  const small = rows.map((row, at) => (at === 0 ? row : row.with(1, '30')));
  expect(readChartData(small, { language: 'de' }).series).toHaveLength(2);
});

test('A row of percents among amounts of money is no point of a chart', () => {
  const rows = [
    ['Jahr', 'Vorsichtig', 'Erwartet'],
    ['Einnahmen', '1.200.000 €', '2.400.000 €'],
    ['An Produzenten', '155.633 €', '420.000 €'],
    ['Eigenkapitalrendite', '20 %', '158 %'],
  ];
  const { labels, series } = readChartData(rows, { language: 'de' });
  expect(labels).toEqual(['Einnahmen', 'An Produzenten']);
  expect(series.map(({ values }) => values)).toEqual([
    [1_200_000, 155_633],
    [2_400_000, 420_000],
  ]);
  const shares = readChartData(
    [
      ['', 'Anteil'],
      ['a', '20 %'],
      ['b', '80 %'],
    ],
    { language: 'de' },
  );
  expect(shares.series[0]?.values).toEqual([20, 80]);
});

test('An export describes a chart by its figures, unless it was described; other elements only if they were', () => {
  const chart = createChart({
    kind: 'pie',
    customName: 'Sales',
    rows: [
      ['', 'A'],
      ['India', '40'],
    ],
  });
  expect(exportDescriptionOf(chart)).toBe('Pie chart: India 40');
  expect(exportDescriptionOf({ ...chart, alt: 'India buys most.' })).toBe('India buys most.');
  const rows = [
    ['Land', '2027', '2028', 'Summe'],
    ['DE', '10', '20', '30'],
    ['DK', '5', '6', '11'],
    ['Summe', '15', '26', '41'],
  ];
  const german = createChart({ kind: 'bar', language: 'de', rows });
  expect(exportDescriptionOf(german)).toBe('Balkendiagramm: DE 2027 10 2028 20, DK 2027 5 2028 6');
  expect(exportDescriptionOf({ ...german, kind: 'pie' })).toBe('Kreisdiagramm: DE 10, DK 5');
  expect(exportDescriptionOf(createTimeline())).toBe('');
});

type Rows = readonly (readonly string[])[];
test.each<[string, (rows: Rows) => Rows, boolean]>([
  ['the figures it came with', (rows) => rows, true],
  ['other labels', (rows) => rows.map(([, figure = '']) => ['Land', figure]), true],
  ['one figure of its own', (rows) => rows.with(1, ['Festivals', '30%']), false],
])('A sample chart with %s is told apart', (_words, change, isSample) => {
  for (const rows of [createChart().rows, waterfallRowsOf('de'), waterfallRowsOf('hi')])
    expect(hasSampleFigures(readChartData(change(rows), { language: 'de' }))).toBe(isSample);
});

test('Amounts and numbers of an axis have a real minus sign; a hyphen in a unit stays', () => {
  const rows = [
    ['', 'Saldo'],
    ['2025', '-1.240'],
    ['2026', '80'],
  ];
  const { series } = readChartData(rows, { language: 'de', unit: 'Tsd.-€' });
  const [saldo] = series;
  expect(saldo?.values.map((value) => saldo.format(value))).toEqual([
    '−1.240\u00a0Tsd.-€',
    '80\u00a0Tsd.-€',
  ]);
  expect(saldo?.formatOf([-2000, 0]).format(-2000)).toBe('−2.000\u00a0Tsd.-€');
});

test('A note that an amount is not known leaves a gap, and its column in the chart', () => {
  const rows = [
    ['Posten', 'Betrag', 'MwSt', 'Brutto'],
    ['A', '12.500,50 €', '19 %', '14.875,60 €'],
    ['B', '850,- €', '7 %', '909,50 €'],
    ['C', '1.250', '0', '1.250'],
    ['D', 'n. a.', '-', '–'],
  ];
  const { series } = readChartData(rows, { language: 'de' });
  expect(series.map(({ name }) => name)).toEqual(['Betrag', 'Brutto']);
  expect(series[0]?.values).toEqual([12_500.5, 850, 1250, 0]);
  expect([...(series[0]?.blanks ?? [])]).toEqual([3]);
});

test.each(['n/a', 'N.A.', 'k. A.', 'n.d.', 's/d', 'TBD', 't.b.c.', 'tba', 'offen', '未定'])(
  '“%s” is no amount, and no word that hides a column',
  (note) => {
    const rows = [
      ['', 'Amount'],
      ['A', '5'],
      ['B', note],
    ];
    const [series] = readChartData(rows).series;
    expect([series?.values, [...(series?.blanks ?? [])]]).toEqual([[5, 0], [1]]);
  },
);
