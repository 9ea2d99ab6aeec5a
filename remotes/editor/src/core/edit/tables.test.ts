/** @jest-environment node */
import { budgetTable, shownRows } from '../film/tables';
import { handle } from '../gestures/handle';
import type { GestureEvent } from '../gestures/gesture';
import type { TableElement } from '../model/deck';
import { createDeck } from '../model/create';
import { createTable } from '../model/create-figures';
import { contrastOf } from '../model/ink';
import { Hand } from '../testing/hand';
import { undoWork } from '../work';
import { openDocument, slideOf } from './document';
import { addNew } from './new-elements';
import { paintSlide } from './slides';
import { addColumn, removeColumn, widenColumn } from './columns';

const table = createTable();
const type = (content: string): GestureEvent => ({ type: 'type', content, height: 0 });

function afterEvents(events: readonly GestureEvent[]): Hand {
  const hand = new Hand([table]);
  for (const event of events) hand.work = handle(hand.work, event);
  return hand;
}

test('Each cell that is typed in is a step of its own', () => {
  const hand = afterEvents([
    { type: 'edit-text', id: table.id, cell: { row: 1, column: 0 } },
    type('Script'),
    { type: 'step-cell', step: 'next' },
    type('12 000'),
    { type: 'leave-text' },
  ]);
  expect(rowsOf(hand)).toEqual([
    ['Item', 'Amount'],
    ['Script', '12 000'],
  ]);
  hand.work = undoWork(hand.work).work;
  expect(rowsOf(hand)[1]).toEqual(['Script', '']);
});

test('The step after the last cell is a new row, and undone with what was typed in it', () => {
  const hand = afterEvents([
    { type: 'edit-text', id: table.id, cell: { row: 1, column: 1 } },
    { type: 'step-cell', step: 'next' },
    type('Rights'),
    { type: 'leave-text' },
  ]);
  expect(rowsOf(hand)).toEqual([...table.rows, ['Rights', '']]);
  hand.work = undoWork(hand.work).work;
  expect(rowsOf(hand)).toEqual(table.rows);
});

test('The row of the sum cannot be typed in: it writes itself', () => {
  const budget = budgetTable();
  const hand = new Hand([budget]);
  const cell = { row: budget.rows.length, column: 1 };
  hand.work = handle(hand.work, { type: 'edit-text', id: budget.id, cell });
  expect(hand.work.gesture.name).toBe('idle');
});

test('Before the first cell and below the last row typing ends', () => {
  const start: GestureEvent = { type: 'edit-text', id: table.id };
  const before = afterEvents([start, { type: 'step-cell', step: 'previous' }]);
  expect(before.work.gesture.name).toBe('idle');
  const below = afterEvents([
    start,
    ...[1, 2].map(() => ({ type: 'step-cell', step: 'below' }) as const),
  ]);
  expect(below.work.gesture.name).toBe('idle');
});

test.each(['#ffffff', '#94a3b8', '#0f172a', '#fecaca', '#334155'])(
  'A table that is added on %s can be read',
  (background) => {
    const doc = addNew(paintSlide(openDocument(createDeck()), background), budgetTable());
    const [added] = slideOf(doc).elements as readonly TableElement[];
    if (!added) throw new Error('There is no table.');
    expect(contrastOf(added.color, background)).toBeGreaterThan(4.5);
    expect(contrastOf(added.headColor, added.headFill)).toBeGreaterThan(4.5);
  },
);

function rowsOf(hand: Hand): TableElement['rows'] {
  return (hand.element(table) as TableElement).rows;
}

test('A column comes at the end and goes again, with its cells', () => {
  const doc = addColumn(new Hand([table]).work.doc, table.id);
  const [wide] = slideOf(doc).elements;
  expect(wide).toMatchObject({
    columns: [3, 1, 2],
    rows: [
      ['Item', 'Amount', ''],
      ['', '', ''],
    ],
  });
  const [narrow] = slideOf(removeColumn(doc, table.id, 1)).elements;
  expect(narrow).toMatchObject({
    columns: [3, 2],
    rows: [
      ['Item', ''],
      ['', ''],
    ],
  });
});

test('The line between two columns is pulled, in one step; the table stays as wide', () => {
  const hand = new Hand([table]).press(table, { x: 100, y: 130 }).release();
  hand.drag({ kind: 'column', column: 0 }, { x: 680, y: 200 }, { x: 480, y: 200 });
  expect(hand.element(table)).toMatchObject({ columns: [2, 2], width: 800 });
  expect(hand.work.history.past).toHaveLength(1);
  hand.drag({ kind: 'column', column: 0 }, { x: 480, y: 200 }, { x: -900, y: 200 });
  expect(hand.element(table)).toMatchObject({ columns: [expect.closeTo(0.16, 6), 3.84] });
  hand.drag({ kind: 'column', column: 0 }, { x: 132, y: 200 }, { x: 1900, y: 200 });
  expect(hand.element(table)).toMatchObject({ columns: [3.84, expect.closeTo(0.16, 6)] });
});

test('A column gets a share of the table, and the others keep theirs among themselves', () => {
  const three = createTable({ columns: [2, 1, 1], rows: [['a', 'b', 'c']] });
  const { columns } = widenColumn(three, 0, 0.2);
  const whole = columns.reduce((sum, column) => sum + column, 0);
  expect((columns[0] ?? NaN) / whole).toBeCloseTo(0.2, 6);
  expect(columns[1]).toBe(columns[2]);
});

test('A row of totals adds up every column of amounts, and no words', () => {
  const rows = [
    ['Department', 'Days', 'Note', 'Amount'],
    ['Camera', '20', 'two units', '$12,000'],
    ['Sound', '18', '', '$4,500'],
  ];
  const budget = createTable({ total: true, columns: [1, 1, 1, 1], rows });
  expect(shownRows(budget).at(-1)).toEqual(['Total', '38', '', '$16,500']);
});
