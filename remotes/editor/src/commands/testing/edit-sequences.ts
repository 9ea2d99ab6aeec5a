import { commands } from '../commands';
import { validateDeck } from '../../elements/parse-deck';
import { distanceBetween } from '../../core/geometry/box';
import {
  LINE_END_NAMES,
  lineEndPointsOf,
  connectionSiteOf,
} from '../../elements/line/line-geometry';
import { RESIZE_HANDLES } from '../../core/geometry/resize-box';
import { handleGestureEvent } from '../../core/gestures/handle-gesture-event';
import type { GestureEvent, GestureTarget, EditingState } from '../../core/gestures/gesture';
import { assignPictures } from '../../elements/image/assign-pictures';
import { addElements, setTextStyle } from '../../core/edit/elements';
import { setGuide, removeGuide } from '../../core/edit/slides/guides';
import { moveElementToLayer, renameElement } from '../../core/edit/arrange';
import { replaceText } from '../../core/edit/find-text';
import { createDeck, newId } from '../../core/model/create';
import { createImage } from '../../elements/image/create-image';
import { type EditorDocument, currentSlideOf } from '../../core/edit/editor-document';
import { setChartValue } from '../../elements/chart/chart-edits';
import { patchLineEnd, patchLine } from '../../elements/line/line-panel-edits';
import { setCellText, addTableColumn, removeTableColumn } from '../../elements/table/table-rows';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { Deck } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import type { RulerGuide } from '../../core/model/schema-values';
import { addSlides, selectSlideRange, toggleSlideSelection } from '../../core/edit/slides/slides';
import { createSampleSlide } from '../../film/layouts/create-sample-slide';
import { FILM_THEMES } from '../../film/themes/themes';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import {
  applyEdit,
  redoEdit,
  applyEditCommand,
  createEditingState,
  undoEdit,
} from '../../core/editing-state';

export const edits = commands.flatMap((command) => ('edit' in command ? [command] : []));

const STILL = { asset: 'a'.repeat(64), naturalWidth: 1195, naturalHeight: 500 };

/** Edits of panels that no command covers, mixed into the sequences. */
const panelEdits: readonly ((doc: EditorDocument) => EditorDocument)[] = [
  ...FILM_THEMES.map((theme) => (doc: EditorDocument) => changeTheme(doc, theme)),
  (doc) => replaceText(doc, { text: 'a', isCaseSensitive: false }, 'aa\n'),
  (doc) => setTextStyle(doc, doc.selection, { overflow: 'shrink', fontWeight: 'bold' }),
  (doc) => patchLine(doc, doc.selection[0] ?? '', { route: 'elbow', dash: 'dotted' }),
  (doc) =>
    patchLineEnd(
      doc,
      { id: doc.selection[0] ?? '', end: 'from' },
      { connection: { elementId: currentSlideOf(doc).elements[0]?.id ?? 'none', side: 'bottom' } },
    ),
  (doc) => addTableColumn(doc, doc.selection[0] ?? ''),
  (doc) => removeTableColumn(doc, doc.selection[0] ?? '', 1),
  (doc) => setChartValue(doc, doc.selection[0] ?? '', { row: 1, column: 1 }, '₹1,20,000'),
  (doc) => setCellText(doc, currentSlideOf(doc).elements[0]?.id ?? '', { row: 1, column: 1 }, '7'),
  (doc) => selectSlideRange(doc, doc.deck.slides.at(-1)?.id ?? ''),
  (doc) => toggleSlideSelection(doc, doc.deck.slides[0]?.id ?? ''),
  (doc) => addElements(doc, [createImage(STILL)]),
  (doc) => assignPictures(doc, [{ id: doc.selection[0] ?? '', picture: STILL, name: 'take' }]),
  (doc) => setGuide(doc, { id: newId(), axis: 'x', position: 1000 }),
  (doc) => setGuide(doc, { id: doc.deck.guides[0]?.id ?? newId(), axis: 'y', position: -3.4 }),
  (doc) => renameElement(doc, doc.selection[0] ?? '', 'Hero still'),
  (doc) => moveElementToLayer(doc, doc.selection[0] ?? '', 1),
  (doc) => removeGuide(doc, doc.deck.guides.at(-1)?.id ?? ''),
  ...FILM_THEMES.slice(0, 3).map(
    (theme) => (doc: EditorDocument) => addSlides(doc, [createSampleSlide('cover', theme)]),
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

function anyEvent(work: EditingState, roll: (sides: number) => number): GestureEvent {
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
  const ids = currentSlideOf(work.doc).elements.map(({ id }) => id);
  const id = ids[roll(ids.length || 1)] ?? 'none';
  const targets: readonly GestureTarget[] = [
    { kind: 'element', id },
    { kind: 'element', id },
    { kind: 'handle', handle: RESIZE_HANDLES[roll(8)] ?? 'se' },
    { kind: 'rotate' },
    { kind: 'line-end', end: roll(2) === 0 ? 'from' : 'to' },
    { kind: 'slide' },
    { kind: 'callout-tip' },
    { kind: 'column-border', column: roll(3) },
    { kind: 'guide', edge: 0, guide: anyGuide(work, roll) },
  ];
  const events: readonly GestureEvent[] = [
    { type: 'down', pointer, target: targets[roll(targets.length)] ?? { kind: 'slide' } },
    { type: 'move', pointer },
    { type: 'move', pointer },
    { type: 'up', pointer },
    { type: 'cancel' },
    { type: 'start-text-editing', id },
    { type: 'start-text-editing', id, cell: { row: roll(3), column: roll(2) } },
    { type: 'step-cell', step: (['next', 'previous', 'below'] as const)[roll(3)] ?? 'next' },
    { type: 'input-text', content: `Take ${roll(99)}` },
    {
      type: 'input-text',
      content: 'Mira waits\nand leaves',
      markRanges: [
        { from: roll(9), to: roll(30), fontWeight: 'bold', color: '#f0a63a', fontSize: 20 },
      ],
      listItems: [{ line: roll(3), list: 'bullet', level: roll(3) }],
    },
    { type: 'finish-editing' },
    { type: 'crop', by: { x: roll(80) - 40, y: roll(80) - 40 }, zoom: 0.5 + roll(20) / 10 },
  ];
  return events[roll(events.length)] ?? { type: 'cancel' };
}

/** One of the deck, or one that comes out of a ruler. */
function anyGuide({ doc }: EditingState, roll: (sides: number) => number): RulerGuide {
  const known = doc.deck.guides[roll(4)];
  return known ?? { id: newId(), axis: roll(2) === 0 ? 'x' : 'y', position: 0 };
}

function anyStep(work: EditingState, roll: (sides: number) => number): EditingState {
  const choice = roll(10);
  if (choice === 0) return undoEdit(work).state;
  if (choice === 1) return redoEdit(work).state;
  const command = edits[roll(edits.length)];
  if (choice < 6 && command) return applyEditCommand(work, command);
  const panelEdit = panelEdits[roll(panelEdits.length * 4)];
  if (panelEdit) return applyEdit(work, 'Panel', panelEdit);
  return handleGestureEvent(work, anyEvent(work, roll));
}

/**
 * Runs the random sequences of edits, gestures and undo with these seeds.
 * @throws an error that names the seed, if the deck is invalid, a line came off, or undo does not restore the start
 */
export function checkSequences(firstSeed: number, endSeed: number): void {
  for (let seed = firstSeed; seed < endSeed; seed += 1) {
    const roll = dice(seed);
    const start = createDeck();
    let work = createEditingState(start);
    for (let step = 0; step < 25; step += 1) work = anyStep(work, roll);
    const checked = validateDeck(work.doc.deck);
    if (!checked.ok) throw new Error(`Sequence ${seed}: ${checked.problems.join(' ')}`);
    const loose = looseEnds(work.doc.deck);
    if (loose.length > 0) throw new Error(`Sequence ${seed}: ${loose.join(', ')} came off.`);
    while (undoEdit(work).label !== null) work = undoEdit(work).state;
    if (undoEdit(work).state.doc.deck !== start)
      throw new Error(`Sequence ${seed} lost the start.`);
  }
}

function hasItsFigures({ sourceTableId, rows }: ChartElement, elements: readonly SlideElement[]) {
  const table = elements.find(({ id }) => id === sourceTableId);
  return sourceTableId === null || (table?.type === 'table' && table.rows === rows);
}

/** Lines whose ends do not lie where they stick. */
function looseEnds({ slides }: Deck): readonly string[] {
  return slides.flatMap(({ elements }) =>
    elements.flatMap((line) => {
      if (line.type === 'chart') return hasItsFigures(line, elements) ? [] : [line.id];
      if (line.type !== 'line') return [];
      return LINE_END_NAMES.filter((name) => {
        const { connection } = line[name];
        const holder = elements.find(({ id }) => id === connection?.elementId);
        if (!connection) return false;
        return (
          !holder ||
          distanceBetween(connectionSiteOf(holder, connection.side), lineEndPointsOf(line)[name]) >
            0.1
        );
      }).map((name) => `${name} of ${line.id}`);
    }),
  );
}
