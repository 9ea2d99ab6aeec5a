/** @jest-environment node */
import '../../kinds';
import { createEditingState, applyEdit } from '../../../core/editing-state';
import { setTextStyle } from '../../../core/edit/elements';
import { createDeck, createSlide } from '../../../core/model/create';
import { createText } from '../../../core/text/create-text';
import { fitChangedTexts } from '../../text/fit-text-boxes';
import { createTable } from '../create-table';
import {
  estimateTableHeight,
  exceedsSlide,
  fitTableToRoom,
  hasWholeWords,
  rowHeightsOf,
  tableRoomOf,
} from './fit-table';
import { changeTable } from '../table-edits';
import type { TableElement } from '../table-schema';

const table = createTable({ x: 80, y: 100, width: 800, height: 300, fontSize: 24 });
const footer = createText({ content: 'Lantern Film', x: 56, y: 510, width: 848, height: 20 });

const rowsOf = (count: number, label = 'Production') => [
  ['Budget', 'Amount'],
  ...Array.from({ length: count }, (_, row) => [`${label} ${row + 1}`, '1,250,000']),
];

/** The table after edits in the editor, each a step of its own. */
function edit(...changes: readonly ((before: TableElement) => TableElement)[]): TableElement {
  const elements = [table, footer];
  let state = createEditingState(createDeck({ slides: [createSlide({ elements })] }));
  for (const change of changes) {
    const after = applyEdit(state, 'Edit', (doc) => changeTable(doc, table.id, change));
    state = fitChangedTexts(state, after, () => new Map());
  }
  return state.doc.deck.slides[0]?.elements[0] as TableElement;
}

const withRows = (rows: TableElement['rows']) => (before: TableElement) => ({ ...before, rows });

test.each([
  [4, 24],
  [12, 18],
  [14, 14],
  [16, 12],
])('a table of %d rows stays above the footer, in type of %d', (count, fontSize) => {
  const fitted = edit(withRows(rowsOf(count)));
  expect(fitted.fontSize).toBe(fontSize);
  expect(fitted.y + estimateTableHeight(fitted)).toBeLessThanOrEqual(footer.y + 1);
  expect(exceedsSlide(fitted, 540)).toBe(false);
});

test('an amount with spaces is one word, and a table grows no further than what stands beside it', () => {
  const beside = { x: 520, y: 100, width: 400, height: 300 };
  const narrow = createTable({
    ...table,
    width: 360,
    columnWeights: [6, 1],
    rows: [
      ['Budget', 'Betrag'],
      ['Drehbuch', '1 250 000,00 €'],
    ],
  });
  const room = tableRoomOf(narrow, [beside], 540);
  expect(room.right).toBe(504);
  const fitted = fitTableToRoom(narrow, room, { keepsColumns: false });
  expect(fitted.x + fitted.width).toBeLessThanOrEqual(504);
  const [first = 0, second = 0] = fitted.columnWeights;
  const width = (fitted.width * second) / (first + second) - 16;
  expect(width).toBeGreaterThan(13 * 0.5 * fitted.fontSize);
});

test('type grows again to the size that was chosen, and not above it', () => {
  const small = edit(withRows(rowsOf(18)));
  expect(small).toMatchObject({ fullFontSize: 24 });
  const large = edit(withRows(rowsOf(18)), withRows(rowsOf(3)));
  expect(large.fontSize).toBe(24);
  expect(large).not.toHaveProperty('fullFontSize');
});

test('a size that is set by hand is the largest from then on', () => {
  const doc = createEditingState(
    createDeck({ slides: [createSlide({ elements: [{ ...table, fullFontSize: 28 }] })] }),
  ).doc;
  const [element] = setTextStyle(doc, [table.id], { fontSize: 14 }).deck.slides[0]?.elements ?? [];
  expect(element).toMatchObject({ fontSize: 14, fullFontSize: 14 });
});

test('what does not fit even in the smallest type goes over the slide, and is found', () => {
  const fitted = edit(withRows(rowsOf(30)));
  expect(fitted.fontSize).toBe(12);
  expect(exceedsSlide(fitted, 540)).toBe(true);
});

test('the frame of a table holds its rows', () => {
  const fitted = edit((before) => ({ ...before, height: 20 }));
  expect(fitted.height).toBe(Math.ceil(estimateTableHeight(fitted)));
});

test.each([
  [
    ['Versicherungsgesellschaft angefragt', '1'],
    [1, 9],
  ],
  [
    ['Kino', 'Koproduktionsvereinbarung mit dem Sender'],
    [9, 1],
  ],
])('a column takes the width of its words: %p', (cells, columnWeights) => {
  const fitted = edit((before) => ({ ...before, columnWeights }), withRows([['Plan', 'B'], cells]));
  expect(hasWholeWords(fitted)).toBe(true);
  expect(fitted).toMatchObject({ width: 800, fontSize: 24 });
});

test('a table whose words need more than its width takes the room beside it', () => {
  const narrow = (before: TableElement) => ({ ...before, width: 200, columnWeights: [1, 1] });
  const rows = [['Versicherungsgesellschaft', 'Koproduktionsvertrag']];
  const fitted = edit(narrow, withRows(rows));
  expect(hasWholeWords(fitted)).toBe(true);
  expect(fitted.x + fitted.width).toBeLessThanOrEqual(944);
});

test.each([
  ['German', ['Zwischenfinanzierungskosten', 'Aufwandsentschädigung']],
  ['Hindi', ['अंतरराष्ट्रीयकरण', 'कार्यक्रमनिर्माता']],
  ['Spanish', ['internacionalización', 'coproducciones']],
])(
  'words of %s stay whole in a table of two narrow columns, in every weight',
  (_language, words) => {
    const fitted = edit(withRows([words, words]));
    expect(hasWholeWords(fitted)).toBe(true);
    // Of the bundled fonts, the widest letters are 1.29 times as wide as the average.
    expect(hasWholeWords({ ...fitted, width: 200 })).toBe(false);
  },
);

test('a border that was moved by hand stays', () => {
  const columnWeights = [1, 9];
  const fitted = edit(withRows(rowsOf(2, 'Koproduktion')), (before) => ({
    ...before,
    columnWeights,
  }));
  expect(fitted.columnWeights).toBe(columnWeights);
  expect(hasWholeWords(fitted)).toBe(false);
  expect(hasWholeWords({ ...fitted, columnWeights: [1, 1] })).toBe(true);
});

test('rows with more text are higher, at the expense of the others', () => {
  const long = 'Still to find, with letters of intent of two broadcasters and a fund';
  const heights = rowHeightsOf({
    ...table,
    rows: [
      ['Plan', ''],
      ['a', ''],
      ['', long],
    ],
  });
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(300);
  expect(heights[2]).toBeGreaterThan(heights[1] ?? 0);
});

test('Names with many capitals take the lines that they take in a browser', () => {
  // Measured in Chromium: in a column of 171 px, each of these takes two lines of EB Garamond in 24 px.
  const names = ['MFG Filmförderung', 'Weltvertrieb (MG)'];
  const table = createTable({
    rows: [['Quelle', 'Betrag'], ...names.map((name) => [name, '420.000 €'])],
    columnWeights: [187, 265],
    width: 452,
    height: 10,
    fontFamily: 'EB Garamond',
    fontSize: 24,
  });
  const [head = 0, ...rows] = rowHeightsOf(table);
  expect(rows.map((height) => Math.round(height / head))).toEqual([2, 2]);
});

test('amounts of twelve months shrink rather than run into each other', () => {
  const months = Array.from({ length: 12 }, (_, month) => `M${month + 1}`);
  const cash = [
    ['Month', ...months],
    ['Out', ...months.map((_, month) => `(${month + 1},50,000)`)],
  ];
  const wide = createTable({ x: 40, y: 120, width: 880, height: 80, fontSize: 16, rows: cash });
  const columnWeights = cash[0]?.map(() => 1) ?? [];
  const room = { right: 944, bottom: 500 };
  const fitted = fitTableToRoom({ ...wide, columnWeights }, room, { keepsColumns: false });
  expect(fitted).toMatchObject({ fontSize: 12, fullFontSize: 16 });
});
