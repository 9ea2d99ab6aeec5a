/** @jest-environment node */
import '../elements/kinds';
import { commands } from '../commands/commands';
import { requireEditCommand } from '../commands/testing/require-edit-command';
import { addNewElement } from '../core/edit/add-new-element';
import type { EditCommand } from '../core/edit/edit-command';
import type { EditorDocument } from '../core/edit/editor-document';
import { patchElements } from '../core/edit/elements';
import { renameDeck } from '../core/edit/slides/slides';
import { createDeck, createSlide } from '../core/model/create';
import { createText } from '../core/text/create-text';
import { createImage } from '../elements/image/create-image';
import { createShape } from '../elements/shape/create-shape';
import { announceEdits } from './connect-session';
import {
  editDeck,
  redoInStore,
  runEditCommand,
  sendGestureEvent,
  undoInStore,
} from './editor-actions';
import { createEditorStore, type EditorStore } from './editor-store';
import { moveLayer } from './layers';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const TITLES = ['Harbour lights', 'Story', 'Cast', 'Budget', 'Contact'];

/** A deck of five titled slides, at the first, with every announcement that was made. */
function openDeck(): { store: EditorStore; log: string[]; run: (id: string) => void } {
  const slides = TITLES.map((content) =>
    createSlide({ elements: [{ ...createText({ x: 40, y: 40 }), content, role: 'title' }] }),
  );
  const store = createEditorStore({ ...createDeck(), slides });
  const log: string[] = [];
  let lastNumber = 0;
  store.subscribe(({ announcements }) => {
    for (const { number, text } of announcements) if (number > lastNumber) log.push(text);
    lastNumber = announcements.at(-1)?.number ?? 0;
  });
  announceEdits(store);
  return { store, log, run: (id) => runEditCommand(store, requireEditCommand(id)) };
}

const image = createImage({ asset: 'a'.repeat(64), naturalWidth: 1195, naturalHeight: 500 });

function describeImage(store: EditorStore, alt: string): void {
  editDeck(store, 'Describe', (doc) => patchElements(doc, [image.id], { alt }), {
    shouldMerge: true,
  });
}

test('Slides are named by their titles: moved, moved again, hidden, duplicated, deleted', () => {
  const { log, run } = openDeck();
  for (const id of ['slide-next', 'slide-down', 'slide-down', 'slide-hide', 'slide-hide']) run(id);
  for (const id of ['slide-duplicate', 'slide-delete', 'slide-all', 'slide-delete']) run(id);
  expect(log).toEqual([
    'Slide 2 of 5, Story',
    'Slide 2, Story, moved to place 3 of 5',
    'Slide 3, Story, moved to place 4 of 5',
    'Slide 4, Story, hidden',
    'Slide 4, Story, shown',
    'Slide 5, Story, added',
    'Slide 5, Story, deleted. Slide 5 of 5, Contact',
    '5 slides selected',
    '5 slides deleted. Slide 1 of 1',
  ]);
});

test('Several slides that move together are counted, with all their places', () => {
  const { store, log, run } = openDeck();
  const { editingState } = store.getState();
  const second = editingState.doc.deck.slides[1]?.id ?? '';
  store.setState({
    editingState: { ...editingState, doc: { ...editingState.doc, selectedSlideIds: [second] } },
  });
  run('slide-down');
  expect(log).toEqual(['2 slides moved to places 2 to 3 of 5']);
});

test('Thirty letters of a description are one announcement, and equal edits are announced again', () => {
  const { store, log, run } = openDeck();
  editDeck(store, 'Add image', (doc) => addNewElement(doc, image));
  const text = 'A lamp at the end of the pier.';
  for (let length = 1; length <= text.length; length += 1) {
    describeImage(store, text.slice(0, length));
    jest.advanceTimersByTime(length % 7 === 0 ? 2000 : 120);
  }
  expect(log).toEqual(['Added: Image', 'Describe: Image']);
  run('duplicate');
  run('delete');
  undoInStore(store);
  run('delete');
  const named = `Image: ${text}`;
  expect(log.slice(2)).toEqual([
    `Added: ${named}`,
    `Deleted: ${named}`,
    'Undo: Delete',
    `Deleted: ${named}`,
  ]);
});

test('A held arrow key announces the first place and the last one', () => {
  const { store, log, run } = openDeck();
  editDeck(store, 'Add', (doc) => addNewElement(doc, { ...createShape(), x: 100, y: 50 }));
  for (let count = 0; count < 20; count += 1) {
    run('nudge-right-1');
    jest.advanceTimersByTime(30);
  }
  jest.advanceTimersByTime(1000);
  expect(log).toEqual([
    'Added: Rectangle',
    'Moved: Rectangle, at 101, 50, 100 by 100',
    'Moved: Rectangle, at 120, 50, 100 by 100',
  ]);
});

test('An element that is moved in the list of elements is named, though another is selected', () => {
  const { store, log } = openDeck();
  const shape = createShape();
  editDeck(store, 'Add', (doc) => addNewElement(doc, shape));
  const title = store.getState().editingState.doc.deck.slides[0]?.elements[0]?.id ?? '';
  moveLayer(store, title, 0);
  expect(log).toEqual(['Added: Rectangle', 'Text: Harbour lights, 1 of 2 from the top']);
});

test('Typing in a text box is one announcement, when it is left', () => {
  const { store, log } = openDeck();
  const id = store.getState().editingState.doc.deck.slides[0]?.elements[0]?.id ?? '';
  sendGestureEvent(store, { type: 'start-text-editing', id });
  for (const content of ['H', 'Ha', 'Harbour', 'Harbour at', 'Harbour at night'])
    sendGestureEvent(store, { type: 'input-text', content, startsStep: true });
  jest.advanceTimersByTime(5000);
  expect(log).toEqual([]);
  sendGestureEvent(store, { type: 'finish-editing' });
  expect(log).toEqual(['Edit text: Text: Harbour at night']);
});

function viewOf({ slideId, selectedSlideIds, selection }: EditorDocument): string {
  return [slideId, ...selectedSlideIds, ...selection].join(' ');
}

/** Answers to keys that change nothing. */
const REPEATABLE = /^Nothing to|selected$|^Slide \d+ of/;

/** A small seeded generator, so that a failing log can be made again. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const edits = commands.filter(
  (command): command is typeof command & EditCommand => 'edit' in command,
);

/** One action of a person, with pauses between letters. */
function act(store: EditorStore, roll: (sides: number) => number): void {
  const choice = roll(12);
  const [first, ...others] = store.getState().editingState.doc.selection;
  const element = others.length === 0 ? first : undefined;
  if (choice === 0) return undoInStore(store);
  if (choice === 1) return redoInStore(store);
  if (choice === 2 && element !== undefined) return type(store, element, `Take ${roll(999)}`);
  if (choice === 3) return drag(store, element, roll);
  if (choice === 4)
    return editDeck(store, 'Rename', (doc) => renameDeck(doc, `Reel ${roll(9999)}`));
  const command = edits[roll(edits.length)];
  if (command) runEditCommand(store, command);
  sendGestureEvent(store, { type: 'finish-editing' });
}

function type(store: EditorStore, id: string, text: string): void {
  sendGestureEvent(store, { type: 'start-text-editing', id });
  for (let length = 1; length <= text.length; length += 1) {
    const content = text.slice(0, length);
    sendGestureEvent(store, { type: 'input-text', content, startsStep: length % 4 === 0 });
    jest.advanceTimersByTime(150);
  }
  sendGestureEvent(store, { type: 'finish-editing' });
}

function drag(store: EditorStore, id: string | undefined, roll: (sides: number) => number): void {
  if (id === undefined) return;
  const keys = { zoom: 1, shift: false, alt: false, mod: false, coarse: false };
  const at = { x: 100, y: 100 };
  const to = { x: 120 + roll(90), y: 120 + roll(90) };
  sendGestureEvent(store, {
    type: 'down',
    target: { kind: 'element', id },
    pointer: { at, screen: at, ...keys },
  });
  sendGestureEvent(store, { type: 'move', pointer: { at: to, screen: to, ...keys } });
  sendGestureEvent(store, { type: 'up', pointer: { at: to, screen: to, ...keys } });
}

test.each([1, 2, 3, 4, 5])(
  'A log of 200 steps (seed %i) has one announcement for every action that did something, and no other',
  (seed) => {
    const { store, log } = openDeck();
    const roll = createDice(seed);
    const faults: string[] = [];
    for (let step = 0; step < 200; step += 1) {
      const { doc, history } = store.getState().editingState;
      const count = log.length;
      act(store, roll);
      jest.advanceTimersByTime(1000);
      const after = store.getState().editingState;
      const isChanged = after.history.past !== history.past || viewOf(after.doc) !== viewOf(doc);
      const messages = log.slice(count);
      const isOne = messages.length === 1 && messages[0] !== '';
      if (isChanged ? !isOne : messages.some((text) => !REPEATABLE.test(text)))
        faults.push(`${step}: ${after.history.past.at(-1)?.label}, ${JSON.stringify(messages)}`);
    }
    expect(faults).toEqual([]);
    expect(log.length).toBeGreaterThan(100);
  },
);
