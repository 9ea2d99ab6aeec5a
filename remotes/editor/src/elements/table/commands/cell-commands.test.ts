import '../../kinds';
import { PointerDriver } from '../../../core/testing/pointer-driver';
import { createTable } from '../create-table';
import { listCellCommands } from './cell-commands';
import type { TableElement } from '../table-schema';

const TABLE = createTable({
  rows: [
    ['Item', 'Plan', 'Actual'],
    ['Story', '10', '20'],
    ['Shoot', '30', '=B3+1'],
  ],
  columnWeights: [2, 1, 1],
  cellStyles: [{ row: 2, column: 2, fontWeight: 'bold' }],
});

const cell = { row: 1, column: 1 };

function run(label: string, table: TableElement = TABLE, at = cell): TableElement {
  const command = listCellCommands(table, at)
    .flat()
    .find((each) => each.label === label);
  const doc = command?.edit(new PointerDriver([table]).state.doc);
  return doc?.deck.slides[0]?.elements[0] as TableElement;
}

test.each([
  ['Insert row above', [['Item'], [''], ['Story'], ['Shoot']], '=B4+1'],
  ['Insert row below', [['Item'], ['Story'], [''], ['Shoot']], '=B4+1'],
  ['Delete row', [['Item'], ['Shoot']], '=B2+1'],
] as const)('%s at a cell moves formulas and styles along', (label, firsts, formula) => {
  const { rows, cellStyles } = run(label);
  expect(rows.map((row) => row.slice(0, 1))).toEqual(firsts);
  expect(rows.at(-1)?.[2]).toBe(formula);
  expect(cellStyles).toEqual([{ row: rows.length - 1, column: 2, fontWeight: 'bold' }]);
});

test.each([
  ['Insert column left', ['Item', '', 'Plan', 'Actual'], '=C3+1', 3],
  ['Insert column right', ['Item', 'Plan', '', 'Actual'], '=B3+1', 3],
] as const)('%s at a cell moves formulas and styles along', (label, head, formula, column) => {
  const { rows, columnWeights, cellStyles } = run(label);
  expect(rows[0]).toEqual(head);
  expect(rows[2]?.at(-1)).toBe(formula);
  expect(columnWeights).toHaveLength(4);
  expect(cellStyles).toEqual([{ row: 2, column, fontWeight: 'bold' }]);
});

test('Delete column takes the column of the cell', () => {
  expect(run('Delete column', TABLE, { row: 0, column: 2 }).rows[0]).toEqual(['Item', 'Plan']);
});

test('A row above the header becomes the header, and commands at the total mean the last row', () => {
  expect(run('Insert row above', TABLE, { row: 0, column: 0 }).rows[0]).toEqual(['', '', '']);
  expect(run('Delete row', TABLE, { row: 3, column: 0 }).rows).toHaveLength(2);
});

test('A chart of the table has its figures and follows it', () => {
  const doc = listCellCommands(TABLE, cell)
    .flat()
    .find(({ label }) => label === 'Chart of this table')
    ?.edit(new PointerDriver([createTable({ id: 'other' }), TABLE]).state.doc);
  const charts = doc?.deck.slides
    .flatMap(({ elements }) => elements)
    .filter(({ type }) => type === 'chart');
  expect(charts).toMatchObject([{ sourceTableId: TABLE.id, rows: TABLE.rows }]);
});

test('What a table cannot lose is disabled', () => {
  const small = createTable({ rows: [['a'], ['b']], columnWeights: [1] });
  const doc = new PointerDriver([small]).state.doc;
  const disabled = listCellCommands(small, cell)
    .flat()
    .filter((each) => each.isEnabled?.(doc) === false)
    .map(({ label }) => label);
  expect(disabled).toEqual(['Delete row', 'Delete column']);
});
