import '../elements/kinds';
import { createTable } from '../elements/table/create-table';
import { createDeck, createSlide } from '../core/model/create';
import { createEditorDocument } from '../core/edit/editor-document';
import type { SlideElement } from '../core/elements/slide-element';
import { createShape } from '../elements/shape/create-shape';
import { createText } from '../core/text/create-text';
import { finishForExport } from '../film/finish-slides';
import { listOpenFindings } from '../film/open-findings';
import { listTemplateQuestions } from '../film/templates/templates';
import { showDialog } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { createEditorStore } from '../store/editor-store';
import { startSlideshow } from './start-slideshow';

const budget = (total: string) =>
  createDeck({
    slides: [
      createSlide({
        elements: [
          createTable({
            rows: [
              ['Item', 'Amount'],
              ['Cast', '100'],
              ['Crew', '20'],
              ['Total', total],
            ],
          }),
        ],
      }),
    ],
  });

// A slideshow needs the store of an editor only.
const editorOf = (deck: ReturnType<typeof budget>) =>
  ({ store: createEditorStore(deck) }) as unknown as Editor;

test('A deck with right figures is presented at once', async () => {
  const editor = editorOf(budget('120'));
  await startSlideshow(editor, { from: 'start' });
  expect(editor.store.getState()).toMatchObject({ slideshow: { slideIndex: 0 }, dialog: null });
});

test('Wrong figures are shown once before a deck is presented', async () => {
  const editor = editorOf(budget('240'));
  await startSlideshow(editor, { from: 'start' });
  expect(editor.store.getState()).toMatchObject({
    slideshow: null,
    dialog: 'deck-review',
    pendingSlideshow: { slideIndex: 0 },
  });
  showDialog(editor.store, null);
  expect(editor.store.getState().pendingSlideshow).toBeNull();
  await startSlideshow(editor, { from: 'start' });
  expect(editor.store.getState()).toMatchObject({ slideshow: { slideIndex: 0 } });
});

test('An export names slides of which only the title is left without questions, and leaves them out', () => {
  const [question = ''] = listTemplateQuestions();
  const text = (content: string) => createText({ content, width: 800 });
  const title = createText({ content: 'Schedule', role: 'title', fontSize: 40 });
  const slide = (...elements: readonly SlideElement[]) => createSlide({ elements });
  const dots = createShape({ x: 400, y: 300 });
  const deck = createDeck({
    slides: [
      slide(title, text(question)),
      slide(title, dots, text(question)),
      slide(title, text(`${question}\nMine`)),
      slide(title),
    ],
  });
  const finding = listOpenFindings(deck).find(({ message }) => message.startsWith('Nothing but'));
  expect(finding).toMatchObject({ urgency: 'unfinished', locations: [{ slideNumber: 2 }] });
  expect(finishForExport(deck.slides).map(({ hidden }) => hidden)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const [cover = slide(), empty = slide()] = deck.slides;
  const asked = { ...cover, elements: [text(question)] };
  expect(finishForExport([asked, empty])).toMatchObject([{ hidden: false }, { hidden: false }]);
});

test('An export names slides without anything on them, and hides them', () => {
  const deck = createDeck({ slides: [createSlide(), createSlide({ hidden: true })] });
  const find = (each: typeof deck) =>
    listOpenFindings(each).find(({ message }) => message.startsWith('There is nothing'));
  expect(find(deck)).toMatchObject({ locations: [{ slideNumber: 1 }] });
  const mend = find(deck)?.mend;
  if (!mend || !('edit' in mend)) throw new Error('There is no mend.');
  expect(find(mend.edit(createEditorDocument(deck)).deck)).toBeUndefined();
});

test('An export names wrong figures and what is unfinished, and no matters of taste', () => {
  const [finding, ...others] = listOpenFindings(budget('240'));
  expect(finding?.message).toBe(
    'A written total on slide 1 is wrong: “240”, but the rows add up to 120.',
  );
  expect(others).toEqual([]);
});
