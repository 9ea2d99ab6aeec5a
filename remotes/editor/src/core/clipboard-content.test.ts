/** @jest-environment node */
import '../elements/kinds';
import fc from 'fast-check';
import { encodeClipboardContent, pasteClipboardContent } from './clipboard-content';
import { decodeClipboardContent } from '../elements/decode-clipboard-content';
import { createEditorDocument, currentSlideOf } from './edit/editor-document';
import { createDeck, createSlide } from './model/create';
import { createShape } from '../elements/shape/create-shape';
import { createText } from './text/create-text';
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
  const members = [1, 2].map(() => createShape({ groupIds: ['g'] }));
  const doc = pasteClipboardContent(createEditorDocument(createDeck()), {
    elements: members,
    slides: [],
  });
  const groups = new Set(currentSlideOf(doc).elements.flatMap(({ groupIds }) => groupIds));
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
