/** @jest-environment node */
import { addNew } from '../core/edit/new-elements';
import { createDeck, createShape } from '../core/model/create';
import { edit, show } from './actions';
import { createEditorStore } from './editor-store';

test.each([
  ['has the focus', null, true],
  ['leaves the focus in a dialog that is open over the editor', 'palette', false],
] as const)('What an edit adds %s', (_words, dialog, isFocused) => {
  const store = createEditorStore(createDeck());
  show(store, dialog);
  const shape = createShape();
  edit(store, 'Add image', (doc) => addNew(doc, shape));
  expect(store.getState().work.doc.selection).toEqual([shape.id]);
  expect(store.getState().added).toEqual(isFocused ? { id: shape.id } : null);
});
