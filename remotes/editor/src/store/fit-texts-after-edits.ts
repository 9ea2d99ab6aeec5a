import {
  fitChangedTexts,
  passOnTextHeights,
  type MeasureTexts,
  refitTexts,
} from '../elements/text/fit-text-boxes';
import type { TextElement } from '../core/text/text-schema';
import { setEditingState } from './editor-actions';
import type { EditorStore } from './editor-store';

/** Fits tables and text boxes after every edit, and again when fonts have loaded, until the returned function is called. */
export function fitTextsAfterEdits(
  store: EditorStore,
  measureTexts: (texts: readonly TextElement[]) => ReadonlyMap<TextElement, number>,
): () => void {
  let heights = new WeakMap<TextElement, number>();
  const measure: MeasureTexts = (texts) => {
    const missing = texts.filter((text) => !heights.has(text));
    if (missing.length > 0)
      for (const [text, height] of measureTexts(missing)) heights.set(text, height);
    return heights;
  };
  let isFitting = false;
  const unsubscribe = store.subscribe(({ editingState: after }, { editingState: before }) => {
    // Fitting is no edit of its own.
    if (isFitting || after.doc.deck === before.doc.deck) return;
    passOnTextHeights(before.doc.deck, after.doc.deck, heights);
    isFitting = true;
    setEditingState(store, fitChangedTexts(before, after, measure));
    isFitting = false;
  });
  const refit = () => {
    const { editingState, role } = store.getState();
    if (role === 'reader') return;
    const oldHeights = heights;
    heights = new WeakMap();
    setEditingState(store, refitTexts(editingState, oldHeights, measure));
  };
  // Missing in jsdom.
  const { fonts }: Partial<Document> = document;
  fonts?.addEventListener('loadingdone', refit);
  return () => {
    unsubscribe();
    fonts?.removeEventListener('loadingdone', refit);
  };
}
