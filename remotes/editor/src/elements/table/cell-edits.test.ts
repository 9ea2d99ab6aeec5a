import { validateDeck } from '../parse-deck';
import { createDeck } from '../../core/model/create';
import {
  canMergeCells,
  findCellRange,
  mergeCells,
  patchCells,
  splitCells,
  insertFormulas,
} from './cell-edits';
import { createTable } from './create-table';
import { tableKind } from './table-kind';
import { formatNumbers, numberFormatsOf } from './formats/number-formats';
import { insertReferences, removeReferences } from './formulas/shift-references';

const table = createTable({
  rows: [
    ['Plan', 'Amount', 'Share'],
    ['Equity', '600000', ''],
    ['Gap', '45.5', ''],
    ['', 'soon', ''],
  ],
  columnWeights: [1, 1, 1],
});
const range = { top: 1, left: 0, bottom: 2, right: 1 };

describe('cells', () => {
  test('are merged with their texts, split again, and both are a deck that opens', () => {
    const merged = mergeCells(patchCells(table, range, { fill: '#ffee00' }), range);
    expect(merged.rows[1]?.[0]).toBe('Equity 600000 Gap 45.5');
    expect(merged.cellStyles).toEqual([
      { row: 1, column: 0, fill: '#ffee00', rowSpan: 2, columnSpan: 2 },
    ]);
    const deck = createDeck();
    const [slide] = deck.slides;
    if (!slide) throw new Error('There is no slide.');
    expect(validateDeck({ ...deck, slides: [{ ...slide, elements: [merged] }] }).ok).toBe(true);
    expect(splitCells(merged, range).cellStyles).toEqual([{ row: 1, column: 0, fill: '#ffee00' }]);
  });

  test('of a header are merged only with each other', () => {
    expect(canMergeCells({ top: 0, left: 0, bottom: 1, right: 0 })).toBe(false);
    expect(canMergeCells({ top: 0, left: 0, bottom: 0, right: 1 })).toBe(true);
    expect(canMergeCells({ top: 1, left: 1, bottom: 1, right: 1 })).toBe(false);
  });

  test('are chosen with the whole of a merged one', () => {
    const merged = mergeCells(table, range);
    expect(findCellRange(merged, { row: 2, column: 1 }, { row: 3, column: 1 })).toEqual({
      top: 1,
      left: 0,
      bottom: 3,
      right: 1,
    });
  });

  test('lose a style that is removed, and tables the last of their styles', () => {
    const bold = patchCells(table, range, { fontWeight: 'bold', borders: ['top'] });
    expect(bold.cellStyles).toHaveLength(4);
    const plain = patchCells(bold, range, { fontWeight: undefined, borders: undefined });
    expect('cellStyles' in plain).toBe(false);
  });

  test.each([
    ['1,200,000', '600,000.00', '45.50'],
    ['$1,200,000', '$600,000.00', '$45.50'],
    ['$1,200,000.00', '$600,000.00', '$45.50'],
    ['₹12,00,000', '₹6,00,000.00', '₹45.50'],
    ['1.2M', '0.6M', '45.5'],
    ['12%', '600,000.0%', '45.5%'],
  ])('get the number format of %s, and words stay', (example, first, second) => {
    const format = numberFormatsOf().find((each) => each.example === example);
    if (!format) throw new Error('There is no such format.');
    const all = { top: 0, left: 1, bottom: 3, right: 1 };
    const changed = formatNumbers(table, all, format);
    expect(changed.rows.map((row) => row[1])).toEqual(['Amount', first, second, 'soon']);
  });

  test('get number formats as the language of the deck writes them', () => {
    expect(numberFormatsOf('de').map(({ example }) => example.replaceAll('\u00a0', ' '))).toEqual([
      '1.200.000',
      '1.200.000 $',
      '1.200.000 €',
      '1.200.000 £',
      '1.200.000 ₹',
      '1.200.000,00 €',
      '1,2 Mio.',
      '1,2 Mio. €',
      '₹0,12 crore',
      '12 %',
    ]);
    const german = { ...table, language: 'de' } as const;
    const format = numberFormatsOf('de').find(({ example }) => example.endsWith('000\u00a0€'));
    if (!format) throw new Error('There is no such format.');
    const changed = formatNumbers(german, { top: 1, left: 1, bottom: 1, right: 1 }, format);
    expect(changed.rows[1]?.[1]).toBe('600.000\u00a0€');
    const rows = [
      ['Posten', 'Betrag'],
      ['Szenenbild', '45.000,50'],
      ['Reserve', '1.250'],
    ];
    const cents = formatNumbers(
      { ...german, rows },
      { top: 1, left: 1, bottom: 2, right: 1 },
      format,
    );
    expect(cents.rows.map((row) => row[1])).toEqual([
      'Betrag',
      '45.000,50\u00a0€',
      '1.250,00\u00a0€',
    ]);
  });

  test('get formulas that name their neighbours', () => {
    const shares = insertFormulas(table, { top: 0, left: 2, bottom: 2, right: 2 }, 'share');
    expect(shares.rows.map((row) => row[2])).toEqual([
      'Share',
      '=B2/SUM(B2:B)',
      '=B3/SUM(B2:B)',
      '',
    ]);
    const sum = insertFormulas(table, { top: 3, left: 1, bottom: 3, right: 1 }, 'sum');
    expect(sum.rows[3]?.[1]).toBe('=SUM(B2:B3)');
  });

  test('get shares in a whole column that is empty, and else one', () => {
    const at = { top: 2, left: 2, bottom: 2, right: 2 };
    const all = insertFormulas(table, at, 'share');
    expect(all.rows.map((row) => row[2])).toEqual([
      'Share',
      '=B2/SUM(B2:B)',
      '=B3/SUM(B2:B)',
      '=B4/SUM(B2:B)',
    ]);
    const rows = table.rows.with(1, ['Equity', '600000', '90%']);
    const one = insertFormulas({ ...table, rows }, at, 'share');
    expect(one.rows.map((row) => row[2])).toEqual(['Share', '90%', '=B3/SUM(B2:B)', '']);
    const written = { ...table, rows: [...table.rows.slice(0, 3), ['Total', '600045.5', '']] };
    expect(insertFormulas(written, at, 'share').rows.map((row) => row[2])).toEqual([
      'Share',
      '=B2/SUM(B2:B3)',
      '=B3/SUM(B2:B3)',
      '=B4/SUM(B2:B3)',
    ]);
  });

  test('keep their formulas right when a column goes', () => {
    expect(removeReferences('=C2/SUM(C2:C)', 'column', 1)).toBe('=B2/SUM(B2:B)');
    expect(removeReferences('=A1+B2', 'column', 1)).toBe('=A1+#REF!');
    expect(removeReferences('B2', 'column', 1)).toBe('B2');
  });

  test.each([
    ['=SUM(B2:B6)', 3, '=SUM(B2:B5)', '=SUM(B2:B7)'],
    ['=SUM(B2:B6)', 1, '=SUM(B2:B5)', '=SUM(B3:B7)'],
    ['=SUM(B2:B6)', 5, '=SUM(B2:B5)', '=SUM(B2:B7)'],
    ['=SUM(B2:B2)', 1, '=SUM(#REF!)', '=SUM(B3:B3)'],
    ['=B3/SUM(B2:B)', 1, '=B2/SUM(B2:B)', '=B4/SUM(B3:B)'],
    ['=B2-B4', 1, '=#REF!-B3', '=B3-B5'],
    ['B2', 1, 'B2', 'B2'],
  ])('keep %s right when row %i goes or one comes before it', (formula, row, without, withOne) => {
    expect(removeReferences(formula, 'row', row)).toBe(without);
    expect(insertReferences(formula, 'row', row)).toBe(withOne);
  });
});

test('A cell of the row of totals says why it cannot be typed in', () => {
  const total = { ...table, hasTotalRow: true };
  expect(tableKind.describeComputedCell?.(total, { row: 4, column: 2 })).toContain(
    'clear “Row of totals”',
  );
  expect(tableKind.describeComputedCell?.(total, { row: 3, column: 2 })).toBeUndefined();
  expect(tableKind.describeComputedCell?.(table, { row: 4, column: 2 })).toBeUndefined();
});
