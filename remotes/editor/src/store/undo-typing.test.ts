/** @jest-environment node */
import { requireEditCommand } from '../commands/testing/require-edit-command';
import { addNewElement } from '../core/edit/add-new-element';
import { createDeck } from '../core/model/create';
import { createText } from '../core/text/create-text';
import type { TextElement } from '../core/text/text-schema';
import {
  editDeck,
  redoInStore,
  runEditCommand,
  sendGestureEvent,
  undoInStore,
} from './editor-actions';
import { createEditorStore } from './editor-store';

test('In a text the edits before it are taken back, too, up to the one that added it', () => {
  const store = createEditorStore(createDeck());
  runEditCommand(store, requireEditCommand('add-text'));
  const { gesture } = store.getState().editingState;
  if (gesture.name !== 'editing-text') throw new Error('The added text is open.');
  const type = (content: string, startsStep: boolean) =>
    sendGestureEvent(store, { type: 'input-text', content, startsStep });
  type('Mira', true);
  type('Mira waits', true);
  type('Mira waits here', false);
  undoInStore(store);
  const current = () => {
    const { editingState } = store.getState();
    const [element] = editingState.doc.deck.slides[0]?.elements ?? [];
    return [editingState.gesture.name, element?.type === 'text' ? element.content : null];
  };
  expect(current()).toEqual(['editing-text', 'Mira']);
  undoInStore(store);
  expect(current()).toEqual(['editing-text', 'Double click to edit text']);
  undoInStore(store);
  expect(current()).toEqual(['idle', null]);
  for (let step = 0; step < 3; step += 1) redoInStore(store);
  expect(current()).toEqual(['idle', 'Mira waits here']);
});

test('An empty box in which nobody wrote goes with its step when it is left; a filled one stays', () => {
  const leave = (written: string, others: readonly TextElement[] = []) => {
    const store = createEditorStore(createDeck());
    const text = createText({ content: '' });
    editDeck(store, 'Add', (doc) =>
      [...others, text].reduce((whole, each) => addNewElement(whole, each), doc),
    );
    sendGestureEvent(store, { type: 'start-text-editing', id: text.id });
    if (written !== '') sendGestureEvent(store, { type: 'input-text', content: written });
    sendGestureEvent(store, { type: 'finish-editing' });
    const { doc, history } = store.getState().editingState;
    return [doc.deck.slides[0]?.elements.length, history.past.length];
  };
  expect(leave('')).toEqual([0, 0]);
  expect(leave('Mira')).toEqual([1, 2]);
  expect(leave('', [createText()])).toEqual([2, 1]);
});
