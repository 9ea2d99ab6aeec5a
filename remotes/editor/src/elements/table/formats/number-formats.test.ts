import { createDeck } from '../../../core/model/create';
import { validateDeck } from '../../parse-deck';
import { describeWrongTotals } from '../../amount-review';
import type { CellRange } from '../cell-edits';
import { createTable } from '../create-table';
import { withCellText } from '../table-cells';
import { rowsWithTotalOf } from '../totals/table-totals';
import {
  clearNumberFormats,
  formatNumbers,
  numberFormatOf,
  numberFormatsOf,
} from './number-formats';

const table = createTable({
  rows: [
    ['Block', 'Tage', 'Kosten', 'je Tag'],
    ['Dreh', '18', '618.136,38', '=C2/B2'],
    ['Nachdreh', '9', '22.000', '=C3/B3'],
    ['Bild', '6', '3.000', '=C4/C3'],
  ],
  columnWeights: [1, 1, 1, 1],
  language: 'de',
});

const cellAt = (row: number, column: number): CellRange => ({
  top: row,
  left: column,
  bottom: row,
  right: column,
});

function format(example: string, range: CellRange, before = table) {
  const chosen = numberFormatsOf('de').find(
    (each) => each.example.replaceAll('\u00a0', ' ') === example,
  );
  if (!chosen) throw new Error('There is no such format.');
  return formatNumbers(before, range, chosen);
}

const shownAt = (shown: typeof table, row: number, column = 3) =>
  rowsWithTotalOf(shown)[row]?.[column]?.replaceAll('\u00a0', ' ');

describe('Number formats of cells', () => {
  test.each([
    ['1.200.000', '34.341'],
    ['1.200.000 €', '34.341 €'],
    ['1.200.000,00 €', '34.340,91 €'],
    ['1,2 Mio. €', '0,03 Mio. €'],
    ['12 %', '3434091 %'],
  ])('%s writes the result of a formula', (example, result) => {
    const changed = format(example, cellAt(1, 3));
    expect(changed.rows).toBe(table.rows);
    expect(shownAt(changed, 1)).toBe(result);
    expect(numberFormatOf(changed, cellAt(1, 3))?.example.replaceAll('\u00a0', ' ')).toBe(example);
    expect(shownAt(clearNumberFormats(changed, cellAt(1, 3)), 1)).toBe('34.340,91');
  });

  test('make a share a number, and a number a share', () => {
    expect(shownAt(table, 3)).toBe('13,6 %');
    expect(shownAt(format('1.200.000,00 €', cellAt(3, 3)), 3)).toBe('0,14 €');
    const rows = [
      ['', ''],
      ['98', '100'],
      ['=A2/B2', ''],
    ];
    const actual = { ...table, rows };
    expect(shownAt(actual, 2, 0)).toBe('0,98');
    expect(shownAt(format('12 %', cellAt(2, 0), actual), 2, 0)).toBe('98 %');
  });

  test('of sums are those of the row of totals, and no wrong totals', () => {
    const rows = [...table.rows, ['Summe', '', '=SUMME(C2:C4)', '']];
    const changed = format('1.200.000 €', cellAt(4, 2), { ...table, rows });
    expect(shownAt(changed, 4, 2)).toBe('643.136 €');
    expect(describeWrongTotals(changed)).toEqual([]);
    const column = { top: 1, left: 2, bottom: 3, right: 2 };
    const total = format('1.200.000,00 €', column, { ...table, hasTotalRow: true });
    expect(shownAt(total, 4, 2)).toBe('643.136,38 €');
  });

  test('are taken back to what was typed, unless the amount changed since', () => {
    const cell = cellAt(2, 2);
    const changed = format('1,2 Mio. €', cell, format('1.200.000 €', cell));
    expect(shownAt(changed, 2, 2)).toBe('0,022 Mio. €');
    expect(clearNumberFormats(changed, cell)).toEqual(table);
    const retyped = withCellText(changed, { row: 2, column: 2 }, '23.000 €');
    expect(numberFormatOf(retyped, cell)).toBeUndefined();
    expect(shownAt(clearNumberFormats(retyped, cell), 2, 2)).toBe('23.000 €');
  });

  test('leave cells without amounts as they are', () => {
    expect(format('1.200.000 €', cellAt(1, 0))).toBe(table);
    expect(numberFormatOf(table, cellAt(1, 0))).toBeUndefined();
  });

  test('are part of a deck that opens', () => {
    const deck = createDeck();
    const [slide] = deck.slides;
    const elements = [format('1.200.000 €', { top: 1, left: 1, bottom: 3, right: 3 })];
    const opened = validateDeck({ ...deck, slides: slide ? [{ ...slide, elements }] : [] });
    expect(opened).toMatchObject({ ok: true });
    expect(JSON.stringify(opened)).toContain('numberFormat');
  });
});
