/** @jest-environment node */
import fc from 'fast-check';
import { editCommandOf } from './commands/late-edits';
import { commands } from './commands/registry';
import { checkDeck } from './model/parse';
import { distanceOf } from './geometry/box';
import { ENDS, endsOf, siteOf } from './geometry/line';
import { HANDLES } from './geometry/resize';
import { handle } from './gestures/handle';
import type { GestureEvent, Target, Work } from './gestures/gesture';
import { fillFrames } from './edit/crop';
import { addElements, styleText } from './edit/elements';
import { putGuide, removeGuide } from './edit/guides';
import { moveToLayer, renameElement } from './edit/layers';
import { replaceWords } from './edit/find';
import { createDeck, createImage } from './model/create';
import { type Document, slideOf } from './edit/document';
import { writeFigure } from './edit/charts';
import { patchEnd, patchLine } from './edit/lines';
import { writeCell } from './edit/tables';
import { addColumn, removeColumn } from './edit/columns';
import type { ChartElement, Deck, SlideElement } from './model/deck';
import type { RulerGuide } from './model/guide';
import { newId } from './model/ids';
import { addSlides, pickRange, togglePick } from './edit/slides';
import { sampleSlide } from '../film/layouts/sample';
import { THEMES } from '../film/themes/themes';
import { decks } from './testing/arbitrary';
import { restyle } from './theme/restyle';
import { applyEdit, redoWork, runEdit, startWork, undoWork } from './work';

const SEQUENCES = 10_000;
const edits = commands.flatMap((command) => {
  if ('isLate' in command) return [editCommandOf(command)];
  return 'edit' in command ? [command] : [];
});

const STILL = { asset: 'a'.repeat(64), naturalWidth: 1195, naturalHeight: 500 };

/** What panels do that no command does, to be mixed in. */
const panelEdits: readonly ((doc: Document) => Document)[] = [
  ...THEMES.map((theme) => (doc: Document) => restyle(doc, theme)),
  (doc) => replaceWords(doc, { words: 'a', matchesCase: false }, 'aa\n'),
  (doc) => styleText(doc, doc.selection, { overflow: 'shrink', fontWeight: 'bold' }),
  (doc) => patchLine(doc, doc.selection[0] ?? '', { route: 'elbow', dash: 'dotted' }),
  (doc) =>
    patchEnd(
      doc,
      { id: doc.selection[0] ?? '', end: 'from' },
      { joint: { id: slideOf(doc).elements[0]?.id ?? 'none', side: 'bottom' } },
    ),
  (doc) => addColumn(doc, doc.selection[0] ?? ''),
  (doc) => removeColumn(doc, doc.selection[0] ?? '', 1),
  (doc) => writeFigure(doc, doc.selection[0] ?? '', { row: 1, column: 1 }, '₹1,20,000'),
  (doc) => writeCell(doc, slideOf(doc).elements[0]?.id ?? '', { row: 1, column: 1 }, '7'),
  (doc) => pickRange(doc, doc.deck.slides.at(-1)?.id ?? ''),
  (doc) => togglePick(doc, doc.deck.slides[0]?.id ?? ''),
  (doc) => addElements(doc, [createImage(STILL)]),
  (doc) => fillFrames(doc, [{ id: doc.selection[0] ?? '', picture: STILL, name: 'take' }]),
  (doc) => putGuide(doc, { id: newId(), axis: 'x', at: 1000 }),
  (doc) => putGuide(doc, { id: doc.deck.guides[0]?.id ?? newId(), axis: 'y', at: -3.4 }),
  (doc) => renameElement(doc, doc.selection[0] ?? '', 'Hero still'),
  (doc) => moveToLayer(doc, doc.selection[0] ?? '', 1),
  (doc) => removeGuide(doc, doc.deck.guides.at(-1)?.id ?? ''),
  ...THEMES.slice(0, 3).map(
    (theme) => (doc: Document) => addSlides(doc, [sampleSlide('cover', theme)]),
  ),
];

/** A small seeded generator, so that a failing sequence can be run again. */
function dice(seed: number): (sides: number) => number {
  let state = seed + 0x9e3779b9;
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) % sides;
  };
}

function anyEvent(work: Work, roll: (sides: number) => number): GestureEvent {
  const at = { x: roll(1100) - 70, y: roll(700) - 80 };
  const pointer = {
    at,
    screen: at,
    zoom: 1,
    shift: roll(4) === 0,
    alt: roll(5) === 0,
    mod: roll(6) === 0,
    coarse: false,
  };
  const ids = slideOf(work.doc).elements.map(({ id }) => id);
  const id = ids[roll(ids.length || 1)] ?? 'none';
  const targets: readonly Target[] = [
    { kind: 'element', id },
    { kind: 'element', id },
    { kind: 'handle', handle: HANDLES[roll(8)] ?? 'se' },
    { kind: 'rotate' },
    { kind: 'end', end: roll(2) === 0 ? 'from' : 'to' },
    { kind: 'slide' },
    { kind: 'tip' },
    { kind: 'column', column: roll(3) },
    { kind: 'guide', edge: 0, guide: anyGuide(work, roll) },
  ];
  const events: readonly GestureEvent[] = [
    { type: 'down', pointer, target: targets[roll(targets.length)] ?? { kind: 'slide' } },
    { type: 'move', pointer },
    { type: 'move', pointer },
    { type: 'up', pointer },
    { type: 'cancel' },
    { type: 'edit-text', id },
    { type: 'edit-text', id, cell: { row: roll(3), column: roll(2) } },
    { type: 'step-cell', step: (['next', 'previous', 'below'] as const)[roll(3)] ?? 'next' },
    { type: 'type', content: `Take ${roll(99)}`, height: roll(200) },
    {
      type: 'type',
      content: 'Mira waits\nand leaves',
      runs: [{ from: roll(9), to: roll(30), fontWeight: 'bold', color: '#f0a63a', fontSize: 20 }],
      items: [{ line: roll(3), list: 'bullet', level: roll(3) }],
      height: roll(200),
    },
    { type: 'leave-text' },
    { type: 'crop', by: { x: roll(80) - 40, y: roll(80) - 40 }, zoom: 0.5 + roll(20) / 10 },
  ];
  return events[roll(events.length)] ?? { type: 'cancel' };
}

/** One of the deck, or one that comes out of a ruler. */
function anyGuide({ doc }: Work, roll: (sides: number) => number): RulerGuide {
  const known = doc.deck.guides[roll(4)];
  return known ?? { id: newId(), axis: roll(2) === 0 ? 'x' : 'y', at: 0 };
}

function anyStep(work: Work, roll: (sides: number) => number): Work {
  const choice = roll(10);
  if (choice === 0) return undoWork(work).work;
  if (choice === 1) return redoWork(work).work;
  const command = edits[roll(edits.length)];
  if (choice < 6 && command) return runEdit(work, command);
  const panelEdit = panelEdits[roll(panelEdits.length * 4)];
  if (panelEdit) return applyEdit(work, 'Panel', panelEdit);
  return handle(work, anyEvent(work, roll));
}

test(`${SEQUENCES} random sequences leave a valid deck, and undo restores the start exactly`, () => {
  for (let seed = 0; seed < SEQUENCES; seed += 1) {
    const roll = dice(seed);
    const start = createDeck();
    let work = startWork(start);
    for (let step = 0; step < 25; step += 1) work = anyStep(work, roll);
    const checked = checkDeck(work.doc.deck);
    if (!checked.ok) throw new Error(`Sequence ${seed}: ${checked.problems.join(' ')}`);
    const loose = looseEnds(work.doc.deck);
    if (loose.length > 0) throw new Error(`Sequence ${seed}: ${loose.join(', ')} came off.`);
    while (undoWork(work).label !== null) work = undoWork(work).work;
    if (undoWork(work).work.doc.deck !== start) throw new Error(`Sequence ${seed} lost the start.`);
  }
}, 120_000);

function hasItsFigures({ source, rows }: ChartElement, elements: readonly SlideElement[]) {
  const table = elements.find(({ id }) => id === source);
  return source === null || (table?.type === 'table' && table.rows === rows);
}

/** Lines whose ends do not lie where they stick. */
function looseEnds({ slides }: Deck): readonly string[] {
  return slides.flatMap(({ elements }) =>
    elements.flatMap((line) => {
      if (line.type === 'chart') return hasItsFigures(line, elements) ? [] : [line.id];
      if (line.type !== 'line') return [];
      return ENDS.filter((name) => {
        const { joint } = line[name];
        const holder = elements.find(({ id }) => id === joint?.id);
        if (!joint) return false;
        return !holder || distanceOf(siteOf(holder, joint.side), endsOf(line)[name]) > 0.1;
      }).map((name) => `${name} of ${line.id}`);
    }),
  );
}

test('Undoing an edit and doing it again changes nothing', () => {
  fc.assert(
    fc.property(decks, fc.array(fc.constantFrom(...edits), { minLength: 1 }), (deck, list) => {
      const all = slideOf(startWork(deck).doc).elements.map(({ id }) => id);
      const begun = startWork(deck);
      let work: Work = { ...begun, doc: { ...begun.doc, selection: all } };
      for (const command of list) {
        const after = runEdit(work, command);
        if (after.doc.deck !== work.doc.deck && !command.merges) {
          expect(undoWork(after).work.doc.deck).toBe(work.doc.deck);
          expect(redoWork(undoWork(after).work).work.doc.deck).toBe(after.doc.deck);
        }
        work = after;
      }
    }),
  );
});

test('What was undone cannot be done again after another edit', () => {
  const undone = undoWork(runEdit(startWork(createDeck()), named('add-rectangle'))).work;
  const edited = runEdit(undone, named('add-text'));
  expect(redoWork(edited)).toEqual({ work: edited, label: null });
});

test('Nudging ten times is undone in one step', () => {
  const added = runEdit(startWork(createDeck()), named('add-rectangle'));
  let work = added;
  for (let step = 0; step < 10; step += 1) work = runEdit(work, named('nudge-right-1'));
  expect(slideOf(work.doc).elements[0]?.x).toBe(110);
  expect(undoWork(work).work.doc.deck).toBe(added.doc.deck);
});

function named(id: string) {
  const command = commands.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`No command ${id}`);
  return command;
}

test('Every command has an id of its own', () => {
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
});

test('No two commands answer to the same keys in the same place', () => {
  const keys = commands.flatMap(({ keys: list = [], scope = 'editor' }) =>
    list.map((key) => `${scope} ${key}`),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
