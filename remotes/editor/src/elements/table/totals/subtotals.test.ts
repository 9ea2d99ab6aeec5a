/** @jest-environment node */
import '../../kinds';
import { createEditorDocument, currentSlideOf } from '../../../core/edit/editor-document';
import { createDeck } from '../../../core/model/create';
import { readChartData } from '../../chart/chart-data';
import { pasteGrid } from '../../paste-grid';
import { createTable } from '../create-table';
import { cellStyleOf } from '../style/cell-style';
import type { TableElement } from '../table-schema';
import { tableReview } from '../table-review';
import { rowsWithTotalOf } from './table-totals';
import { findTotalRows } from './total-rows';

const BUDGET = [
  ['Kostenart', 'Betrag'],
  ['Drehbuch', '45.000'],
  ['Regie', '120.000'],
  ['#1', '165.000'],
  ['Stab', '780.500'],
  ['Technik', '410.000'],
  ['#2', '1.190.500'],
  ['Summe', '1.355.500'],
];
const STALE = BUDGET.map((row) => row.map((cell) => (cell === '45.000' ? '50.000' : cell)));
const named = (rows: typeof BUDGET, pattern: string) =>
  rows.map(([label = '', ...cells]) => [label.replace(/^#\d$/, pattern), ...cells]);

test.each([
  ['Zwischensumme Dreh'],
  ['Teilsumme Dreh'],
  ['Dreh – Zwischensumme'],
  ['Summe Dreh'],
  ['Gesamtkosten Dreh'],
  ['Stab gesamt'],
  ['Subtotal crew'],
  ['Crew subtotal'],
  ['Sub-total: crew'],
  ['Total crew'],
  ['Sous-total équipe'],
  ['Total parcial equipo'],
  ['Totale parziale troupe'],
  ['स्टाफ़ उप-योग'],
  ['スタッフ 小計'],
])('"%s" stays a sum when an amount above it has changed', (label) => {
  expect([...findTotalRows(named(STALE, label), { language: 'de' })]).toEqual([3, 6, 7]);
});

test.each([
  ['Gesamtleitung'],
  ['Totaler Krieg, Rechte'],
  ['Balance sheet audit'],
  ['Summer school'],
])('"%s" is an item', (label) => {
  const rows = [...STALE.slice(0, 3), [label, '150.000'], ['Summe', '320.000']];
  expect([...findTotalRows(rows, { language: 'de' })]).toEqual([4]);
});

test('A chart leaves stale subtotals out', () => {
  const table = createTable({ rows: named(STALE, 'Zwischensumme Dreh'), language: 'de' });
  expect(readChartData(table.rows, table).labels).toEqual(['Drehbuch', 'Regie', 'Stab', 'Technik']);
});

function paste(rows: typeof BUDGET): TableElement {
  const doc = pasteGrid(createEditorDocument(createDeck({ language: 'de' })), rows);
  const [table] = currentSlideOf(doc).elements;
  if (table?.type !== 'table') throw new Error('No table was added.');
  return table;
}

const amountsOf = (table: TableElement) => rowsWithTotalOf(table).map(([, amount]) => amount);

const withRow = (table: TableElement, row: number, amount: string): TableElement => ({
  ...table,
  rows: table.rows.map((cells, at) => (at === row ? cells.with(1, amount) : cells)),
});

test.each(['Zwischensumme Dreh', 'Kosten Dreh gesamt', 'Saldo Dreh'])(
  'Pasted sums named "%s" follow what they add up, and so do the total and the check',
  (label) => {
    const pasted = paste(named(BUDGET, label));
    expect(pasted.hasTotalRow).toBe(true);
    const isBold = (row: number) => cellStyleOf(pasted, row, 1)?.fontWeight === 'bold';
    expect([3, 6].every(isBold)).toBe(true);
    expect([1, 2, 4, 5].some(isBold)).toBe(false);
    expect(amountsOf(pasted)).toEqual(BUDGET.map(([, amount]) => amount));
    const changed = withRow(withRow(pasted, 1, '50.000'), 4, '800.500');
    const amounts = '50.000 120.000 170.000 800.500 410.000 1.210.500 1.380.500';
    expect(amountsOf(changed).slice(1)).toEqual(amounts.split(' '));
    expect(tableReview.figureFaultsOf?.(changed).sum).toEqual([]);
  },
);

test('A pasted total without subtotals is computed, and one between rows follows all rows above', () => {
  const rows = [...named(BUDGET, 'Zwischensumme').slice(0, -1), ['Gesamtkosten', '1.355.500']];
  const pasted = paste([...rows, ['Förderung', '-300.000']]);
  expect(pasted.rows[7]).toEqual(['Gesamtkosten', '=SUM(B2:B3)+SUM(B5:B6)']);
});

test('A pasted sum that is wrong stays as it was, counts nowhere, and is named', () => {
  const rows = named(BUDGET, 'Zwischensumme Dreh').map((row) =>
    row.map((cell) => (cell === '165.000' ? '165.001' : cell)),
  );
  const pasted = paste(rows);
  expect(amountsOf(pasted).at(-1)).toBe('1.355.500');
  expect(tableReview.figureFaultsOf?.(pasted).sum).toEqual([
    '“165.001”, but the rows add up to 165.000',
  ]);
});
