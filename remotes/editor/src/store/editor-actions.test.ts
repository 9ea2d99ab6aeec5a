/** @jest-environment node */
import '../elements/kinds';
import { addNewElement } from '../core/edit/add-new-element';
import { createDeck } from '../core/model/create';
import { createShape } from '../elements/shape/create-shape';
import { editDeck, redoInStore, showDialog, undoInStore } from './editor-actions';
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
    store.setState({ announcement: '' });
    move(store);
    return store.getState().announcement;
  };
  expect(announcementOf(undoInStore)).toBe('Nothing to undo');
  expect(announcementOf(redoInStore)).toBe('Nothing to redo');
  editDeck(store, 'Add image', (doc) => addNewElement(doc, createShape()));
  expect(announcementOf(undoInStore)).toBe('Undo: Add image');
  expect(announcementOf(undoInStore)).toBe('Nothing to undo');
  expect(announcementOf(redoInStore)).toBe('Redo: Add image');
});
