/** @jest-environment node */
import '../../kinds';
import { createDeck } from '../../../core/model/create';
import { createEditorDocument, currentSlideOf } from '../../../core/edit/editor-document';
import { readChartData } from '../../chart/chart-data';
import { fillCells, pasteGrid } from '../../paste-grid';
import { withCellText } from '../table-cells';
import { createTable } from '../create-table';
import { tableReview } from '../table-review';
import { rowsWithTotalOf } from './table-totals';
import type { TableElement } from '../table-schema';

const gridOf = (text: string) => text.split('\n').map((line) => line.split('|'));

const COUNTRIES = gridOf(
  'Land|2027|2028|2029|Summe\nDeutschland|120.000|80.000|40.000|240.000\nDänemark|60.000|30.000|10.000|100.000\nSumme|180.000|110.000|50.000|340.000',
);

const QUARTERS = gridOf(
  'Land|Q1 27|Q2 27|Q3 27|Q4 27|Summe 2027|Q1 28|Q2 28|Summe 2028|Gesamt\nDE|10|20|30|40|100|50|60|110|210\nDK|1|2|3|4|10|5|6|11|21\nSE|2|2|2|3|9|7|8|15|24',
);

function paste(grid: readonly (readonly string[])[]): TableElement {
  const doc = pasteGrid(createEditorDocument(createDeck({ language: 'de' })), grid);
  return currentSlideOf(doc).elements[0] as TableElement;
}

const typed = (rows: readonly (readonly string[])[]) =>
  createTable({ rows, language: 'de', columnWeights: (rows[0] ?? []).map(() => 1) });

const seriesOf = (table: TableElement) =>
  readChartData(table.rows, table).series.map(({ name }) => name);

const faultsOf = (table: TableElement) => tableReview.figureFaultsOf?.(table).sum;

test('A pasted column of sums follows its rows, and so do the grand total, the chart and the check', () => {
  const table = paste(COUNTRIES);
  expect(rowsWithTotalOf(table)).toEqual(COUNTRIES);
  const changed = withCellText(table, { row: 1, column: 1 }, '150.000');
  expect(rowsWithTotalOf(changed).map((row) => row.at(-1))).toEqual([
    'Summe',
    '270.000',
    '100.000',
    '370.000',
  ]);
  expect(seriesOf(changed)).toEqual(['2027', '2028', '2029']);
  expect(faultsOf(changed)).toEqual([]);
});

test('Subtotals of years and the total of all are sums of their quarters', () => {
  const table = paste(QUARTERS);
  expect(table.rows[1]).toEqual([
    'DE',
    '10',
    '20',
    '30',
    '40',
    '=SUM(B2:E2)',
    '50',
    '60',
    '=SUM(G2:H2)',
    '=SUM(B2:E2)+SUM(G2:H2)',
  ]);
  expect(rowsWithTotalOf(table)).toEqual(QUARTERS);
  expect(seriesOf(table)).toHaveLength(6);
  expect(faultsOf(table)).toEqual([]);
});

test('Sums that are pasted into the cells of a table follow their rows, too', () => {
  const table = {
    ...typed([
      ['', ''],
      ['', ''],
    ]),
    id: 'table',
  };
  const doc = createEditorDocument(createDeck({ language: 'de' }));
  const [slide] = doc.deck.slides;
  const slides = slide ? [{ ...slide, elements: [table] }] : [];
  const filled = fillCells({ ...doc, deck: { ...doc.deck, slides } }, 'table', {
    start: { row: 0, column: 0 },
    grid: COUNTRIES,
  });
  expect(currentSlideOf(filled).elements).toMatchObject([{ hasTotalRow: true }]);
  expect((currentSlideOf(filled).elements[0] as TableElement).rows[1]?.at(-1)).toBe('=SUM(B2:D2)');
});

test.each([
  ['typed', COUNTRIES, ['“180.000”, but the rows add up to 210.000'], '150.000'],
  ['typed with one country', COUNTRIES.slice(0, 2), [], '150.000'],
  ['typed quarters', QUARTERS, [], '18'],
])(
  'A stale column of sums, %s, is no series, and the check names its cell',
  (_, rows, more, to) => {
    const table = withCellText(typed(rows), { row: 1, column: 1 }, to);
    expect(seriesOf(table)).not.toContain('Summe');
    expect(seriesOf(table).filter((name) => /Summe|Gesamt/.test(name))).toEqual([]);
    const faults = faultsOf(table) ?? [];
    const sum = to === '18' ? '108' : '270.000';
    expect(faults).toEqual(expect.arrayContaining([...more]));
    expect(faults).toContainEqual(
      expect.stringMatching(new RegExp(`but the columns of “${rows[1]?.[0]}” add up to ${sum}`)),
    );
  },
);

test.each([
  ['Total', 'Film|Kino|TV|Total\nA|3|4|7\nB|5|6|11', ['Kino', 'TV']],
  ['सकल योग', 'Film|Kino|TV|सकल योग\nA|3|4|7\nB|5|6|12', ['Kino', 'TV']],
  ['a total before its parts', 'Film|Gesamt|Kino|TV\nA|7|3|4\nB|11|5|6', ['Kino', 'TV']],
  ['arithmetic alone', 'Film|DE|DK|SE|Europa\nA|3|4|5|12\nB|5|6|1|12', ['DE', 'DK', 'SE']],
  [
    'a budget before the parts',
    'Film|Budget|Kino|TV|Total gross\nA|50|3|4|7\nB|60|5|6|11',
    ['Budget', 'Kino', 'TV'],
  ],
])('A column of totals with %s is found', (_, text, series) => {
  expect(seriesOf(typed(gridOf(text)))).toEqual(series);
});

test.each([
  ['a product', 'Posten|Tage|Satz|Summe\nKamera|10|500|5.000\nTon|8|400|3.200'],
  ['percents', 'Land|2027|2028|Summe\nDE|10 %|20 %|30 %\nDK|5 %|6 %|11 %'],
  ['other amounts', 'Film|Budget|Kino|Total gross\nA|50|3|4\nB|60|5|6'],
])('A column of %s is no column of totals', (_, text) => {
  const table = typed(gridOf(text));
  expect(seriesOf(table)).toContain(table.rows[0]?.at(-1));
  expect(paste(gridOf(text)).rows).toEqual(table.rows);
  expect(faultsOf(table) ?? []).toEqual([]);
});

test.each([
  ['named', 'Posten|Tage|Satz|Betrag\nKamera|10|500|5.000\nTon|8|400|3.200', ['18', '', '8.200']],
  [
    'named, where an amount is stale',
    'Item|Days|Rate|Amount\nCamera|10|500|5,500\nSound|8|400|3,200',
    ['18', '', '8,700'],
  ],
  [
    'unnamed, with a currency',
    'Posten|Gage|Wochen|Betrag\nKamera|500 €|10|5.000 €\nTon|400 €|8|3.200 €',
    ['', '18', '8.200 €'],
  ],
  [
    'for a flat amount',
    'Posten|Zahl|Preis je Tag|Betrag\nA|1|500|500\nB|4|200|800',
    ['5', '', '1.300'],
  ],
  [
    'that are rounded quotients',
    'Block|Tage|Kosten|Schnitt\nA|18|618.137|34.341\nB|7|301.500|43.071',
    ['25', '919.637', ''],
  ],
  [
    'that are instalments',
    'Partner|1. Rate|2. Rate|Summe\nA|100|200|300\nB|150|50|200',
    ['250', '250', '500'],
  ],
])('Rates have no total: %s', (_, text, total) => {
  const [rows, language] = [gridOf(text), /Rate\|Amount/.test(text) ? 'en' : 'de'] as const;
  const table = createTable({ rows, language, hasTotalRow: true, columnWeights: [1, 1, 1, 1] });
  expect(rowsWithTotalOf(table).at(-1)?.slice(1)).toEqual(total);
});
