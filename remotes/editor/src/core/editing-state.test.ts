/** @jest-environment node */
import fc from 'fast-check';
import { commands } from '../commands/commands';
import type { EditingState } from './gestures/gesture';
import { createDeck } from './model/create';
import { currentSlideOf } from './edit/editor-document';
import { checkSequences, edits } from '../commands/testing/edit-sequences';
import { requireEditCommand } from '../commands/testing/require-edit-command';
import { deckArbitrary } from './testing/arbitraries';
import { redoEdit, applyEditCommand, createEditingState, undoEdit } from './editing-state';

test('1,000 random sequences leave a valid deck, and undo restores the start exactly', () => {
  expect(() => checkSequences(0, 1000)).not.toThrow();
});

test('Undoing an edit and doing it again changes nothing', () => {
  fc.assert(
    fc.property(
      deckArbitrary,
      fc.array(fc.constantFrom(...edits), { minLength: 1 }),
      (deck, list) => {
        const all = currentSlideOf(createEditingState(deck).doc).elements.map(({ id }) => id);
        const begun = createEditingState(deck);
        let work: EditingState = { ...begun, doc: { ...begun.doc, selection: all } };
        for (const command of list) {
          const after = applyEditCommand(work, command);
          if (after.doc.deck !== work.doc.deck && !command.shouldMerge) {
            expect(undoEdit(after).state.doc.deck).toBe(work.doc.deck);
            expect(redoEdit(undoEdit(after).state).state.doc.deck).toBe(after.doc.deck);
          }
          work = after;
        }
      },
    ),
  );
});

test('What was undone cannot be done again after another edit', () => {
  const undone = undoEdit(
    applyEditCommand(createEditingState(createDeck()), requireEditCommand('add-rectangle')),
  ).state;
  const edited = applyEditCommand(undone, requireEditCommand('add-text'));
  expect(redoEdit(edited)).toEqual({ state: edited, label: null });
});

test('Nudging ten times is undone in one step', () => {
  const added = applyEditCommand(
    createEditingState(createDeck()),
    requireEditCommand('add-rectangle'),
  );
  let work = added;
  for (let step = 0; step < 10; step += 1)
    work = applyEditCommand(work, requireEditCommand('nudge-right-1'));
  expect(currentSlideOf(work.doc).elements[0]?.x).toBe(110);
  expect(undoEdit(work).state.doc.deck).toBe(added.doc.deck);
});

test('Every command has an id of its own', () => {
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
});

test('No two commands answer to the same keys in the same place', () => {
  const keys = commands.flatMap(({ keys: list, scope = 'editor' }) =>
    list.map((key) => `${scope} ${key}`),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
