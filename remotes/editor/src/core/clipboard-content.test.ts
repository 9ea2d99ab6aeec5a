/** @jest-environment node */
import fc from 'fast-check';
import {
  encodeClipboardContent,
  pasteClipboardContent,
  pasteGrid,
  pasteText,
} from './clipboard-content';
import type { TableElement } from '../elements/table/table-schema';
import { decodeClipboardContent } from './decode-clipboard-content';
import { createEditorDocument, currentSlideOf } from './edit/editor-document';
import { createDeck, createSlide } from './model/create';
import { validateDeck } from './model/parse-deck';
import { createShape } from '../elements/shape/create-shape';
import { createText } from '../elements/text/create-text';
import { elementArbitrary } from './testing/arbitraries';

test('What is copied can be pasted into another deck', () => {
  fc.assert(
    fc.property(fc.array(elementArbitrary, { minLength: 1, maxLength: 5 }), (list) => {
      const clip = decodeClipboardContent(
        encodeClipboardContent({ elements: list, slides: [] }).html,
      );
      expect(clip?.elements).toEqual(list);
    }),
  );
});

test('Pasted elements have ids of their own and lie beside the originals', () => {
  const shape = createShape();
  const doc = pasteClipboardContent(createEditorDocument(createDeck()), {
    elements: [shape],
    slides: [],
  });
  const [pasted] = currentSlideOf(doc).elements;
  expect(pasted).toMatchObject({ x: 116, y: 116 });
  expect(pasted?.id).not.toBe(shape.id);
});

test('What was copied as a group is a group of its own', () => {
  const members = [1, 2].map(() => createShape({ groupId: 'g' }));
  const doc = pasteClipboardContent(createEditorDocument(createDeck()), {
    elements: members,
    slides: [],
  });
  const groups = new Set(currentSlideOf(doc).elements.map(({ groupId }) => groupId));
  expect(groups.size).toBe(1);
  expect(groups.has('g')).toBe(false);
});

test('Pasting at a place puts the middle there', () => {
  const clip = { elements: [createShape()], slides: [] };
  const doc = pasteClipboardContent(createEditorDocument(createDeck()), clip, { x: 500, y: 300 });
  expect(currentSlideOf(doc).elements[0]).toMatchObject({ x: 450, y: 250 });
});

test('Slides from another deck lie after the present one, picked, with ids and a section of their own', () => {
  const made = [1, 2].map(() => createSlide({ elements: [createShape()], section: 'Act two' }));
  const here = createEditorDocument(createDeck());
  const doc = pasteClipboardContent(here, { elements: [], slides: made });
  const [first, second, third] = doc.deck.slides;
  expect(first).toBe(here.deck.slides[0]);
  expect([doc.slideId, ...doc.selectedSlideIds]).toEqual([second?.id, third?.id]);
  expect(second).toMatchObject({ section: first?.section, elements: [{ x: 100, y: 100 }] });
  const known = new Set(made.flatMap(({ id, elements: [shape] }) => [id, shape?.id]));
  for (const slide of [second, third])
    for (const id of [slide?.id, slide?.elements[0]?.id]) expect(known.has(id)).toBe(false);
});

test('Words with signs of markup stay words in another program', () => {
  const text = createText({ content: '<b>Mira & Asha</b>' });
  const { html } = encodeClipboardContent({ elements: [text], slides: [] });
  expect(html).toContain('<p>&lt;b&gt;Mira &amp; Asha&lt;/b&gt;</p>');
});

test('Damaged data from the clipboard is not pasted', () => {
  fc.assert(
    fc.property(fc.string(), (noise) => {
      expect(decodeClipboardContent(`<div data-slide-clip="${noise}">`)).toBeUndefined();
    }),
  );
});

test('Words from elsewhere become a text box', () => {
  const doc = pasteText(createEditorDocument(createDeck()), '  INT. CINEMA — NIGHT ');
  expect(currentSlideOf(doc).elements[0]).toMatchObject({
    type: 'text',
    content: 'INT. CINEMA — NIGHT',
  });
});

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
