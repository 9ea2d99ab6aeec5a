/** @jest-environment node */
import '../kinds';
import { pasteClipboardContent } from '../../core/clipboard-content';
import { removeElements } from '../../core/edit/elements';
import { type EditorDocument, selectedElementsOf } from '../../core/edit/editor-document';
import {
  addSlides,
  deleteSelectedSlides,
  duplicateSelectedSlides,
  goToSlide,
} from '../../core/edit/slides/slides';
import { applyEdit, createEditingState, redoEdit, undoEdit } from '../../core/editing-state';
import type { EditingState } from '../../core/gestures/gesture';
import { createDeck, createSlide } from '../../core/model/create';
import { reviewFigures } from '../../film/review/figures-review';
import { createTable } from '../table/create-table';
import { setCellText } from '../table/table-rows';
import { fitChangedTexts } from '../text/fit-text-boxes';
import { addChart, setChartValue, unlinkChart } from './chart-edits';
import type { ChartElement } from './chart-schema';

const rows = [
  ['Quelle', 'Betrag'],
  ['DFFF', '350.000 €'],
  ['Eigenmittel', '50.000 €'],
];
const table = createTable({ id: 'sources', rows });

function start(): EditingState {
  const slides = [createSlide({ id: 'first', elements: [table] })];
  const state = createEditingState(createDeck({ language: 'de', slides }));
  return { ...state, doc: addChart(state.doc, { kind: 'doughnut' }) };
}

function edit(state: EditingState, change: (doc: EditorDocument) => EditorDocument): EditingState {
  return fitChangedTexts(state, applyEdit(state, 'Edit', change), () => new WeakMap());
}

/** Copies the chart to a new slide. */
function copyChart(state: EditingState): EditingState {
  const elements = selectedElementsOf(state.doc);
  return edit(edit(state, addSlides), (doc) =>
    pasteClipboardContent(doc, { elements, slides: [] }),
  );
}

const changeSource = (state: EditingState, text: string) =>
  edit(state, (doc) =>
    setCellText(goToSlide(doc, 'first'), 'sources', { row: 1, column: 1 }, text),
  );

const chartsIn = ({ doc }: EditingState) =>
  doc.deck.slides.flatMap(({ elements }) =>
    elements.filter((element): element is ChartElement => element.type === 'chart'),
  );

const amountsIn = (state: EditingState) => chartsIn(state).map((chart) => chart.rows[1]?.[1]);

const staleIn = ({ doc: { deck } }: EditingState) =>
  reviewFigures(deck, deck.slides).find((finding) => finding?.message.startsWith('A chart on'));

test('A doughnut that is copied away from its table follows it, in the step of the change', () => {
  const changed = changeSource(copyChart(start()), '950.000 €');
  expect(amountsIn(changed)).toEqual(['950.000 €', '950.000 €']);
  const undone = undoEdit(changed).state;
  expect(amountsIn(undone)).toEqual(['350.000 €', '350.000 €']);
  expect(amountsIn(redoEdit(undone).state)).toEqual(['950.000 €', '950.000 €']);
  expect(staleIn(changed)).toBeUndefined();
});

test('A copied slide has a table of its own, which its chart follows', () => {
  const changed = changeSource(edit(start(), duplicateSelectedSlides), '950.000 €');
  expect(amountsIn(changed)).toEqual(['950.000 €', '350.000 €']);
  expect(staleIn(changed)).toBeUndefined();
});

test.each<readonly [string, (doc: EditorDocument) => EditorDocument]>([
  ['deleted', (doc) => removeElements(goToSlide(doc, 'first'), ['sources'])],
  ['deleted with its slide', (doc) => deleteSelectedSlides(goToSlide(doc, 'first'))],
])('A chart whose table on another slide is %s keeps its figures, to be edited', (_, remove) => {
  const copied = copyChart(start());
  const removed = edit(copied, remove);
  const chart = chartsIn(removed).at(-1)!;
  expect(chart).toMatchObject({ sourceTableId: null, rows });
  expect(chartsIn(undoEdit(removed).state).map(({ sourceTableId }) => sourceTableId)).toEqual([
    'sources',
    'sources',
  ]);
});

test('A chart that is pasted into another deck keeps its figures, and one that is unlinked, too', () => {
  const elements = selectedElementsOf(start().doc);
  const other = edit(createEditingState(createDeck()), (doc) =>
    pasteClipboardContent(doc, { elements, slides: [] }),
  );
  expect(chartsIn(other)[0]).toMatchObject({ sourceTableId: null, rows });
  const linked = start();
  const { id } = chartsIn(linked)[0]!;
  const unlinked = edit(linked, (doc) =>
    setChartValue(unlinkChart(doc, id), id, { row: 1, column: 1 }, '7'),
  );
  expect(amountsIn(changeSource(unlinked, '950.000 €'))).toEqual(['7']);
});

test('A stored chart that lacks the last change of a table on another slide is named, and mended', () => {
  const { doc } = copyChart(start());
  const slides = doc.deck.slides.map((slide) => ({
    ...slide,
    elements: slide.elements.map((element) =>
      element.id === 'sources' ? { ...table, rows: rows.with(1, ['DFFF', '1 €']) } : element,
    ),
  }));
  const stale = createEditingState({ ...doc.deck, slides });
  const finding = staleIn(stale);
  expect(finding?.message).toBe('A chart on slides 1, 2 shows other figures than its table.');
  const mend = finding?.mend;
  if (!mend || !('edit' in mend)) throw new Error('The finding offers no mend.');
  expect(amountsIn(edit(stale, mend.edit))).toEqual(['1 €', '1 €']);
});
