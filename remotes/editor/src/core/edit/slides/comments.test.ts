/** @jest-environment node */
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { unzip } from '../../../exports/testing/unzip';
import { applyEdit, applyMergedEdit, createEditingState, undoEdit } from '../../editing-state';
import { DECK_LIMITS } from '../../model/deck-constants';
import { createDeck } from '../../model/create';
import { validateDeck } from '../../../elements/parse-deck';
import { createEditorDocument, currentSlideOf, type EditorDocument } from '../editor-document';
import { addComment, patchComment, removeComment } from './comments';

const open = () => createEditorDocument(createDeck());
const commentsOf = (doc: EditorDocument) => currentSlideOf(doc).comments;
const idOf = (doc: EditorDocument) => commentsOf(doc)?.[0]?.id ?? '';

test('a comment is added, written, resolved and deleted, each in a step that can be undone', () => {
  let state = applyEdit(createEditingState(createDeck()), 'Add comment', addComment);
  const id = idOf(state.doc);
  for (const text of ['A', 'Ask'])
    state = applyMergedEdit(state, 'Comment 1', (doc) => patchComment(doc, id, { text }));
  state = applyEdit(state, 'Resolve', (doc) => patchComment(doc, id, { isResolved: true }));
  expect(commentsOf(state.doc)).toEqual([{ id, text: 'Ask', isResolved: true }]);
  const { state: before } = undoEdit(state);
  expect(commentsOf(before.doc)).toEqual([{ id, text: 'Ask', isResolved: false }]);
  expect(commentsOf(undoEdit(before).state.doc)).toEqual([{ id, text: '', isResolved: false }]);
  expect(commentsOf(removeComment(state.doc, id))).toBeUndefined();
});

test('comments are validated with the deck, and never exceed its limits', () => {
  let doc = open();
  for (let count = 0; count <= DECK_LIMITS.comments; count += 1) doc = addComment(doc);
  doc = patchComment(doc, idOf(doc), { text: 'x'.repeat(DECK_LIMITS.comment + 1) });
  expect(validateDeck(doc.deck)).toEqual({ ok: true, deck: doc.deck });
  expect(addComment(doc)).toBe(doc);
});

test('no part of a PowerPoint file has a comment', async () => {
  const doc = addComment(open());
  const { deck } = patchComment(doc, idOf(doc), { text: 'Call Mira first' });
  const parts = await unzip(await writePptxBytes(deck));
  expect(Array.from(parts.values(), String).join('')).not.toContain('Mira');
});
