import '../elements/kinds';
import { act, renderHook } from '@testing-library/react';
import { addNewElement } from '../core/edit/add-new-element';
import { selectedElementsOf } from '../core/edit/editor-document';
import { createDeck } from '../core/model/create';
import { createShape } from '../elements/shape/create-shape';
import { editDeck, sendGestureEvent } from './editor-actions';
import { type Editor, EditorContext, useDocumentToRead } from './editor-context';
import { createEditorStore } from './editor-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function pointerAt(x: number) {
  const at = { x, y: 150 };
  return { at, screen: at, zoom: 1, shift: false, alt: true, mod: false, coarse: false };
}

/** A selected shape that is pressed, with the position that a field shows of it and how often it was rendered. */
function pressShape() {
  const store = createEditorStore(createDeck());
  const shape = createShape();
  editDeck(store, 'Add', (doc) => addNewElement(doc, shape));
  const rendered: (number | undefined)[] = [];
  renderHook(() => rendered.push(selectedElementsOf(useDocumentToRead())[0]?.x), {
    wrapper: ({ children }) => (
      <EditorContext value={{ store } as unknown as Editor}>{children}</EditorContext>
    ),
  });
  const send = (event: Parameters<typeof sendGestureEvent>[1]) =>
    act(() => sendGestureEvent(store, event));
  send({ type: 'down', target: { kind: 'element', id: shape.id }, pointer: pointerAt(100) });
  const position = () => selectedElementsOf(store.getState().editingState.doc)[0]?.x;
  return { rendered, send, position, x: shape.x };
}

test('Numbers follow a drag ten times a second', () => {
  const { rendered, send, position } = pressShape();
  for (let x = 101; x <= 160; x += 1) {
    send({ type: 'move', pointer: pointerAt(x) });
    act(() => jest.advanceTimersByTime(10));
  }
  expect(rendered.length).toBeLessThan(10);
  expect(new Set(rendered).size).toBeGreaterThan(4);
  act(() => jest.advanceTimersByTime(100));
  expect(rendered.at(-1)).toBe(position());
});

test.each([
  ['release', { type: 'up', pointer: pointerAt(160) }],
  ['Escape', { type: 'cancel' }],
] as const)('%s shows the final number at once', (_name, event) => {
  const { rendered, send, position, x } = pressShape();
  send({ type: 'move', pointer: pointerAt(130) });
  send({ type: 'move', pointer: pointerAt(160) });
  expect(rendered.at(-1)).toBe(x);
  expect(position()).not.toBe(x);
  send(event);
  expect(rendered.at(-1)).toBe(position());
});
