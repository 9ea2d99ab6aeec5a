/** @jest-environment node */
import '../elements/kinds';
import { addNewElement } from '../core/edit/add-new-element';
import { createDeck } from '../core/model/create';
import { createShape } from '../elements/shape/create-shape';
import { createText } from '../core/text/create-text';
import type { GestureEvent } from '../core/gestures/gesture';
import { createTable } from '../elements/table/create-table';
import { editDeck, redoInStore, sendGestureEvent, showDialog, undoInStore } from './editor-actions';
import { createEditorStore } from './editor-store';

test.each([
  ['has the focus', null, true],
  ['leaves the focus in a dialog that is open over the editor', 'palette', false],
] as const)('What an edit adds %s', (_words, dialog, isFocused) => {
  const store = createEditorStore(createDeck());
  showDialog(store, dialog);
  const shape = createShape();
  editDeck(store, 'Add image', (doc) => addNewElement(doc, shape));
  expect(store.getState().editingState.doc.selection).toEqual([shape.id]);
  expect(store.getState().addedItem).toEqual(isFocused ? { id: shape.id } : null);
});

test('Undo and redo say when there is nothing left, and what they did otherwise', () => {
  const store = createEditorStore(createDeck());
  const announcementOf = (move: (opened: typeof store) => void) => {
    move(store);
    return store.getState().announcements.at(-1)?.text;
  };
  expect(announcementOf(undoInStore)).toBe('Nothing to undo');
  expect(announcementOf(redoInStore)).toBe('Nothing to redo');
  editDeck(store, 'Add image', (doc) => addNewElement(doc, createShape()));
  expect(announcementOf(undoInStore)).toBe('Undo: Add image');
  expect(announcementOf(undoInStore)).toBe('Nothing to undo');
  expect(announcementOf(redoInStore)).toBe('Redo: Add image');
});

const pointer = {
  at: { x: 150, y: 150 },
  screen: { x: 150, y: 150 },
  zoom: 1,
  shift: false,
  alt: false,
  mod: false,
  coarse: false,
};
const moved = { ...pointer, at: { x: 400, y: 300 }, screen: { x: 400, y: 300 } };

test.each(['text', 'cell'] as const)('A reader changes no deck, even with an open %s', (place) => {
  const store = createEditorStore(createDeck());
  const element = place === 'text' ? createText({ x: 100, y: 100 }) : createTable();
  editDeck(store, 'Add', (doc) => addNewElement(doc, element));
  const { deck } = store.getState().editingState.doc;
  const open: GestureEvent = { type: 'start-text-editing', id: element.id };
  const events: readonly GestureEvent[] = [
    { type: 'input-text', content: 'Typed' },
    { type: 'step-cell', step: 'below' },
    { type: 'finish-editing' },
    open,
    { type: 'input-text', content: 'Typed' },
    { type: 'down', target: { kind: 'element', id: element.id }, pointer },
    { type: 'move', pointer: moved },
    { type: 'crop', by: { x: 9, y: 9 }, zoom: 2 },
    { type: 'up', pointer: moved },
    { type: 'cancel' },
  ];
  sendGestureEvent(store, open);
  store.setState({ role: 'reader' });
  for (const event of events) {
    sendGestureEvent(store, event);
    expect(store.getState().editingState.doc.deck).toBe(deck);
  }
  expect(store.getState().committedDeck).toBe(deck);
});
