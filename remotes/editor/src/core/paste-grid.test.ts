/** @jest-environment node */
import type { TableElement } from '../elements/table/table-schema';
import { createEditorDocument, currentSlideOf } from './edit/editor-document';
import { createDeck } from './model/create';
import { validateDeck } from './model/parse-deck';
import { pasteGrid } from './paste-grid';

test('Pasted cells keep their types: amounts stand right, and a row of totals stays true', () => {
  const grid = [
    ['Item', 'Note', 'Amount'],
    ['Crew', 'day', '$12,000'],
    ['Cast', 'week', '$30,000'],
    ['Total', '', '$42,000'],
  ];
  const doc = pasteGrid(createEditorDocument(createDeck()), grid);
  const [table] = currentSlideOf(doc).elements as readonly TableElement[];
  expect(table).toMatchObject({ hasTotalRow: true, rows: grid.slice(0, 3) });
  expect(table?.cellStyles?.every((style) => style.column === 2)).toBe(true);
  expect(table?.cellStyles?.[0]).toEqual({ row: 0, column: 2, textAlign: 'right' });
});

test('Pasted cells that are too long are cut, so that the deck can be opened again', () => {
  const doc = pasteGrid(createEditorDocument(createDeck()), [['a'.repeat(600), 'b']]);
  expect(validateDeck(doc.deck).ok).toBe(true);
});

test('Styles of a sheet are added to those of the amounts', () => {
  const grid = [
    ['Item', 'Amount'],
    ['Crew', '$1'],
  ];
  const doc = pasteGrid(createEditorDocument(createDeck()), grid, [
    { row: 0, column: 0, columnSpan: 2 },
    { row: 0, column: 0, textAlign: 'center' },
    { row: 0, column: 1, textAlign: 'left' },
  ]);
  const [table] = currentSlideOf(doc).elements as readonly TableElement[];
  expect(table?.cellStyles).toEqual([
    { row: 0, column: 1, textAlign: 'left' },
    { row: 1, column: 1, textAlign: 'right' },
    { row: 0, column: 0, columnSpan: 2, textAlign: 'center' },
  ]);
});

test('A last row that adds up only some of its column stays as it was pasted', () => {
  const grid = [
    ['Budget', ''],
    ['Item', 'Amount'],
    ['Crew', '$1'],
    ['Total', '$1'],
  ];
  const doc = pasteGrid(createEditorDocument(createDeck()), grid);
  expect(currentSlideOf(doc).elements).toMatchObject([{ hasTotalRow: false, rows: grid }]);
});
