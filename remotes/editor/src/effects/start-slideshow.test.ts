import { createTable } from '../elements/table/create-table';
import { createDeck, createSlide } from '../core/model/create';
import { listOpenFindings } from '../film/open-findings';
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

test('An export names wrong figures and what is unfinished, and no matters of taste', () => {
  const [finding, ...others] = listOpenFindings(budget('240'));
  expect(finding?.message).toBe(
    'A written total on slide 1 is wrong: “240”, but the rows add up to 120.',
  );
  expect(others).toEqual([]);
});
