import '../../kinds';
import { roundTrip } from '../../../exports/testing/round-trip';
import { createTable } from '../../table/create-table';
import { chartReview } from '../chart-review';
import { readChartData } from '../chart-data';
import {
  chartKind,
  drawnRowsOf,
  chooseColumn,
  listChartColumns,
  mixedPercentsOf,
} from '../chart-kind';
import type { ChartElement } from '../chart-schema';
import { createChart } from '../create-chart';

const ROWS = [
  ['Item', 'Plan', 'Actual', 'Total', 'Share'],
  ['Story', '€100,000', '€90,000', '€190,000', '10 %'],
  ['Shoot', '€900,000', '€960,000', '€1,860,000', '90 %'],
  ['Total', '€1,000,000', '€1,050,000', '€2,050,000', '100 %'],
];

const chartOf = (changes: Partial<ChartElement>) =>
  createChart({ kind: 'column', rows: ROWS, ...changes });

const figuresOf = (chart: ChartElement) =>
  readChartData(chart.rows, chart).series.map(({ name, values }) => [name, ...values]);

test('A chart shows the columns that were chosen, sums and shares, too, and never rows of totals', () => {
  expect(figuresOf(chartOf({}))).toEqual([
    ['Plan', 100_000, 900_000],
    ['Actual', 90_000, 960_000],
  ]);
  expect(figuresOf(chartOf({ columns: ['Actual'] }))).toEqual([['Actual', 90_000, 960_000]]);
  expect(figuresOf(chartOf({ columns: ['Total'] }))).toEqual([['Total', 190_000, 1_860_000]]);
  expect(figuresOf(chartOf({ columns: ['Share'] }))).toEqual([['Share', 10, 90]]);
});

test('The panel lists every column of amounts and keeps one', () => {
  const choices = listChartColumns(chartOf({ columns: ['Actual'], isSwapped: true }));
  expect(choices.map(({ name }) => name)).toEqual(['Plan', 'Actual', 'Total', 'Share']);
  expect(choices.filter(({ isDrawn }) => isDrawn).map(({ name }) => name)).toEqual(['Actual']);
  expect(chooseColumn(choices, 'Plan', true)).toEqual(['Plan', 'Actual']);
  expect(chooseColumn(choices, 'Actual', false)).toBeUndefined();
});

test('Rows and columns change places, without totals, in the description, too', () => {
  const chart = chartOf({ isSwapped: true });
  expect(readChartData(chart.rows, chart).labels).toEqual(['Plan', 'Actual']);
  expect(figuresOf(chart)).toEqual([
    ['Story', 100_000, 90_000],
    ['Shoot', 900_000, 960_000],
  ]);
  expect(drawnRowsOf(chart)).toEqual([
    ['Item', 'Story', 'Shoot'],
    ['Plan', '€100,000', '€900,000'],
    ['Actual', '€90,000', '€960,000'],
  ]);
});

test('An empty row is no series', () => {
  const rows = ROWS.toSpliced(2, 0, ['', '', '', '', '']);
  expect(figuresOf(chartOf({ rows, isSwapped: true }))).toEqual(
    figuresOf(chartOf({ isSwapped: true })),
  );
});

test('Chosen columns stay chosen under another name, and go with their column', () => {
  const follow = (rows: ChartElement['rows']) => {
    const table = createTable({ id: 'table', rows: ROWS });
    const chart = chartOf({ sourceTableId: 'table', columns: ['Plan', 'Actual'] });
    const [before, after] = [table, { ...table, rows }].map((each) => new Map([['table', each]]));
    return chartKind.follow?.(chart, before ?? new Map(), after ?? new Map());
  };
  const renamed = ROWS.map((row, at) => (at === 0 ? row.with(1, 'Budget') : row));
  expect(follow(renamed)).toMatchObject({ columns: ['Budget', 'Actual'] });
  const shorter = ROWS.map((row) => row.toSpliced(1, 1));
  expect(follow(shorter)).toMatchObject({ columns: ['Actual'] });
});

test('Percents on the axis of amounts are named by panel and check', () => {
  const colorBehind = () => '#ffffff';
  const mixed = chartOf({ columns: ['Plan', 'Share'] });
  expect(mixedPercentsOf(mixed)).toEqual(['Share']);
  expect(chartReview.check?.(mixed, { colorBehind } as never)).toMatchObject({
    'mixed-units': true,
  });
  for (const columns of [['Plan', 'Actual'], ['Share']]) {
    expect(mixedPercentsOf(chartOf({ columns }))).toEqual([]);
    expect(chartReview.check?.(chartOf({ columns }), { colorBehind } as never)).not.toHaveProperty(
      'mixed-units',
    );
  }
});

test('A chart of some columns of a table comes back from PowerPoint as it was', async () => {
  const table = createTable({ id: 'table', rows: ROWS, columnWeights: [2, 1, 1, 1, 1] });
  const choice = { columns: ['Plan', 'Total'], isSwapped: true };
  const { elements } = await roundTrip([
    table,
    chartOf({ sourceTableId: 'table', y: 300, ...choice }),
  ]);
  const chart = elements.find(({ type }) => type === 'chart') as ChartElement;
  expect(chart).toMatchObject({ ...choice, sourceTableId: elements[0]?.id });
  expect(figuresOf(chart)).toEqual(figuresOf(chartOf(choice)));
});
