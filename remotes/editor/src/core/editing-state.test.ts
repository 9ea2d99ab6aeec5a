/** @jest-environment node */
import fc from 'fast-check';
import { commands } from '../commands/commands';
import { validateDeck } from './model/parse-deck';
import { distanceBetween } from './geometry/box';
import { LINE_END_NAMES, lineEndPointsOf, connectionSiteOf } from '../elements/line/line-geometry';
import { RESIZE_HANDLES } from './geometry/resize-box';
import { handleGestureEvent } from './gestures/handle-gesture-event';
import type { GestureEvent, GestureTarget, EditingState } from './gestures/gesture';
import { assignPictures } from '../elements/image/assign-pictures';
import { addElements, setTextStyle } from './edit/elements';
import { setGuide, removeGuide } from './edit/slides/guides';
import { moveElementToLayer, renameElement } from './edit/layers';
import { replaceText } from './edit/find-text';
import { createDeck, newId } from './model/create';
import { createImage } from '../elements/image/create-image';
import { type EditorDocument, currentSlideOf } from './edit/editor-document';
import { setChartValue } from '../elements/chart/chart-edits';
import { patchLineEnd, patchLine } from '../elements/line/line-panel-edits';
import { checkSequences, edits } from '../commands/testing/edit-sequences';
import { requireEditCommand } from '../commands/testing/require-edit-command';
import { setCellText } from '../elements/table/table-rows';
import { addTableColumn, removeTableColumn } from '../elements/table/table-columns';
import type { ChartElement } from '../elements/chart/chart-schema';
import type { Deck } from './model/deck-schema';
import type { SlideElement } from '../elements/element-schema';
import type { RulerGuide } from './model/schema-values';
import { addSlides, selectSlideRange, toggleSlideSelection } from './edit/slides/slides';
import { createSampleSlide } from '../film/layouts/create-sample-slide';
import { FILM_THEMES } from '../film/themes/themes';
import { deckArbitrary } from './testing/arbitraries';
import { changeTheme } from '../film/themes/apply-deck-theme';
import {
  applyEdit,
  redoEdit,
  applyEditCommand,
  createEditingState,
  undoEdit,
} from './editing-state';

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
