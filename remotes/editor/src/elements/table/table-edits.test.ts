/** @jest-environment node */
import '../kinds';
import { createBudgetTable } from '../../film/film-tables';
import { addTotalRow, defaultAlignmentOf, rowsWithTotalOf } from './totals/table-totals';
import { handleGestureEvent } from '../../core/gestures/handle-gesture-event';
import type { GestureEvent } from '../../core/gestures/gesture';
import type { TableElement } from './table-schema';
import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import { createTable } from './create-table';
import { contrastRatioOf } from '../../core/model/colors';
import { PointerDriver } from '../../core/testing/pointer-driver';
import { redoEdit, undoEdit } from '../../core/editing-state';
import { createEditorDocument, currentSlideOf } from '../../core/edit/editor-document';
import { addNewElement } from '../../core/edit/add-new-element';
import { setSlideBackground } from '../../core/edit/slides/slides';
import { withNewRow } from './table-cells';
import {
  addTableColumn,
  removeTableColumn,
  setColumnWidth,
  addTableRow,
  removeTableRows,
} from './table-rows';

const table = createTable();
const type = (content: string): GestureEvent => ({ type: 'input-text', content });

function afterEvents(events: readonly GestureEvent[]): PointerDriver {
  const hand = new PointerDriver([table]);
  for (const event of events) hand.state = handleGestureEvent(hand.state, event);
  return hand;
}

test('Each cell that is typed in is a step of its own', () => {
  const hand = afterEvents([
    { type: 'start-text-editing', id: table.id, cell: { row: 1, column: 0 } },
    type('Script'),
    { type: 'step-cell', step: 'next' },
    type('12 000'),
    { type: 'finish-editing' },
  ]);
  expect(rowsOf(hand)).toEqual([
    ['Item', 'Amount'],
    ['Script', '12 000'],
  ]);
  hand.state = undoEdit(hand.state).state;
  expect(rowsOf(hand)[1]).toEqual(['Script', '']);
});

test('What was typed in a cell can be discarded, with the row that was added for it, and redone', () => {
  const hand = afterEvents([
    { type: 'start-text-editing', id: table.id, cell: { row: 1, column: 1 } },
    type('12 000'),
    { type: 'step-cell', step: 'next' },
    type('Rights'),
    { type: 'discard-typing' },
  ]);
  expect(rowsOf(hand)).toEqual([table.rows[0], ['', '12 000']]);
  expect(hand.state.gesture.name).toBe('idle');
  hand.state = redoEdit(hand.state).state;
  expect(rowsOf(hand).at(-1)).toEqual(['Rights', '']);
});

test('A pointer that the browser takes away leaves what is typed alone', () => {
  const hand = afterEvents([
    { type: 'start-text-editing', id: table.id, cell: { row: 1, column: 1 } },
    type('12 000'),
    { type: 'cancel' },
    { type: 'finish-editing' },
  ]);
  expect(rowsOf(hand)[1]).toEqual(['', '12 000']);
});

test('Amounts stand on the right without a row of totals, too; years and texts on the left', () => {
  const rows = [
    ['Title', 'Year', 'Budget', 'Note'],
    ['One', '2024', '780.500 €', 'a'],
    ['Two', '2025', '850', ''],
  ];
  const films = createTable({ rows, columnWeights: [1, 1, 1, 1], language: 'de' });
  const alignments = rows[0]?.map((_, column) => defaultAlignmentOf(films, 1, column));
  expect(alignments).toEqual(['left', 'left', 'right', 'left']);
});

test('The step after the last cell is a new row, and undone with what was typed in it', () => {
  const hand = afterEvents([
    { type: 'start-text-editing', id: table.id, cell: { row: 1, column: 1 } },
    { type: 'step-cell', step: 'next' },
    type('Rights'),
    { type: 'finish-editing' },
  ]);
  expect(rowsOf(hand)).toEqual([...table.rows, ['Rights', '']]);
  hand.state = undoEdit(hand.state).state;
  expect(rowsOf(hand)).toEqual(table.rows);
});

test('A new row is aligned as the one above it', () => {
  const cellStyles = [{ row: 1, column: 1, textAlign: 'right', fontWeight: 'bold' }] as const;
  expect(withNewRow({ ...table, cellStyles }).cellStyles).toEqual([
    ...cellStyles,
    { row: 2, column: 1, textAlign: 'right' },
  ]);
});

test('The row of the sum cannot be typed in: it writes itself', () => {
  const budget = createBudgetTable();
  const hand = new PointerDriver([budget]);
  const cell = { row: budget.rows.length, column: 1 };
  hand.state = handleGestureEvent(hand.state, { type: 'start-text-editing', id: budget.id, cell });
  expect(hand.state.gesture.name).toBe('idle');
});

test('Before the first cell and below the last row typing ends', () => {
  const start: GestureEvent = { type: 'start-text-editing', id: table.id };
  const before = afterEvents([start, { type: 'step-cell', step: 'previous' }]);
  expect(before.state.gesture.name).toBe('idle');
  const below = afterEvents([
    start,
    ...[1, 2].map(() => ({ type: 'step-cell', step: 'below' }) as const),
  ]);
  expect(below.state.gesture.name).toBe('idle');
});

test.each(['#ffffff', '#94a3b8', '#0f172a', '#fecaca', '#334155'])(
  'A table that is added on %s can be read',
  (background) => {
    const doc = addNewElement(
      setSlideBackground(createEditorDocument(createDeck()), background),
      createBudgetTable(),
    );
    const [added] = currentSlideOf(doc).elements as readonly TableElement[];
    if (!added) throw new Error('There is no table.');
    expect(contrastRatioOf(added.color, background)).toBeGreaterThan(4.5);
    expect(contrastRatioOf(added.headerColor, added.headerFill)).toBeGreaterThan(4.5);
  },
);

test('A table that is added covers nothing', () => {
  const title = createText({ content: 'Budget', x: 64, y: 48, width: 832, height: 120 });
  const doc = addNewElement(
    createEditorDocument(createDeck({ slides: [createSlide({ elements: [title] })] })),
    createBudgetTable(),
  );
  expect(currentSlideOf(doc).elements[1]).toMatchObject({ x: 80, y: 184 });
});

function rowsOf(hand: PointerDriver): TableElement['rows'] {
  return (hand.element(table) as TableElement).rows;
}

test('A column comes at the end and goes again, with its cells', () => {
  const doc = addTableColumn(new PointerDriver([table]).state.doc, table.id);
  const [wide] = currentSlideOf(doc).elements;
  expect(wide).toMatchObject({
    columnWeights: [3, 1, 2],
    rows: [
      ['Item', 'Amount', ''],
      ['', '', ''],
    ],
  });
  const [narrow] = currentSlideOf(removeTableColumn(doc, table.id, 1)).elements;
  expect(narrow).toMatchObject({
    columnWeights: [3, 2],
    rows: [
      ['Item', ''],
      ['', ''],
    ],
  });
});

test('The chosen rows go and come, with their styles, and the total follows', () => {
  const budget = createTable({
    rows: [
      ['Item', 'Amount'],
      ['Cast', '100'],
      ['Crew', '20'],
      ['Sum', '=SUM(B2:B3)'],
    ],
    cellStyles: [
      { row: 2, column: 0, fill: '#ff0000' },
      { row: 1, column: 1, rowSpan: 2 },
    ],
  });
  const doc = new PointerDriver([budget]).state.doc;
  const after = (changed: typeof doc) => currentSlideOf(changed).elements[0] as TableElement;
  expect(after(removeTableRows(doc, budget.id, { top: 1, bottom: 1 }))).toMatchObject({
    rows: [
      ['Item', 'Amount'],
      ['Crew', '20'],
      ['Sum', '=SUM(B2:B2)'],
    ],
    cellStyles: [{ row: 1, column: 0, fill: '#ff0000' }],
  });
  expect(after(addTableRow(doc, budget.id, 1))).toMatchObject({
    rows: [
      ['Item', 'Amount'],
      ['Cast', '100'],
      ['', ''],
      ['Crew', '20'],
      ['Sum', '=SUM(B2:B4)'],
    ],
    cellStyles: [
      { row: 3, column: 0 },
      { row: 1, column: 1, rowSpan: 3 },
    ],
  });
  expect(after(removeTableRows(doc, budget.id, { top: 0, bottom: 9 })).rows).toHaveLength(2);
});

test('A last row that is a total becomes the row of totals instead of a second one', () => {
  const rows = [
    ['Kostenart', 'Betrag'],
    ['Stab', '780.500'],
    ['Reise', '1.250'],
  ];
  const budget = createTable({ rows: [...rows, ['Gesamtkosten', '781.750']], language: 'de' });
  expect(addTotalRow(budget)).toMatchObject({
    rows,
    hasTotalRow: true,
    totalLabel: 'Gesamtkosten',
  });
  const plain = createTable({ rows, language: 'de' });
  expect(addTotalRow(plain)).toEqual({ ...plain, hasTotalRow: true });
});

test('The line between two columns is pulled, in one step; the table stays as wide', () => {
  const hand = new PointerDriver([table]).press(table, { x: 100, y: 130 }).release();
  hand.drag({ kind: 'column-border', column: 0 }, { x: 680, y: 200 }, { x: 480, y: 200 });
  expect(hand.element(table)).toMatchObject({ columnWeights: [2, 2], width: 800 });
  expect(hand.state.history.past).toHaveLength(1);
  hand.drag({ kind: 'column-border', column: 0 }, { x: 480, y: 200 }, { x: -900, y: 200 });
  expect(hand.element(table)).toMatchObject({ columnWeights: [expect.closeTo(0.16, 6), 3.84] });
  hand.drag({ kind: 'column-border', column: 0 }, { x: 132, y: 200 }, { x: 1900, y: 200 });
  expect(hand.element(table)).toMatchObject({ columnWeights: [3.84, expect.closeTo(0.16, 6)] });
});

test('A column gets a share of the table, and the others keep theirs among themselves', () => {
  const three = createTable({ columnWeights: [2, 1, 1], rows: [['a', 'b', 'c']] });
  const { columnWeights } = setColumnWidth(three, 0, 0.2);
  const whole = columnWeights.reduce((sum, column) => sum + column, 0);
  expect((columnWeights[0] ?? NaN) / whole).toBeCloseTo(0.2, 6);
  expect(columnWeights[1]).toBe(columnWeights[2]);
});

test('A row of totals adds up every column of amounts, and no words', () => {
  const rows = [
    ['Department', 'Days', 'Note', 'Amount'],
    ['Camera', '20', 'two units', '$12,000'],
    ['Sound', '18', '', '$4,500'],
  ];
  const budget = createTable({ hasTotalRow: true, columnWeights: [1, 1, 1, 1], rows });
  expect(rowsWithTotalOf(budget).at(-1)).toEqual(['Total', '38', '', '$16,500']);
});
