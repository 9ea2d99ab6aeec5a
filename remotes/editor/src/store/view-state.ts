import { readStoredJson, safeSessionStorage } from '@site/page/browser';
import { takeUpdateReload } from '@site/page/settings';
import type { EditorState, EditorStore } from './editor-store';

const STORAGE_KEY = 'slides-view';

/** State of the view before a reload. Dialogs about an import need its file and are not part of it. */
type ViewState = Pick<
  EditorState,
  'dialog' | 'isSlideGridOpen' | 'isAddPanelOpen' | 'leftTab' | 'zoom' | 'isZoomFitted'
> & { readonly deckId: string; readonly slideId: string; readonly selection: readonly string[] };

const NEED_A_FILE: readonly EditorState['dialog'][] = ['problems', 'sheets', 'import-warnings'];

/** Stores what is open, for the document that an update brings into this tab. */
export function storeView(store: EditorStore): void {
  const { dialog, editingState, ...state } = store.getState();
  const { isSlideGridOpen, isAddPanelOpen, leftTab, zoom, isZoomFitted } = state;
  const { deck, slideId, selection } = editingState.doc;
  const view: ViewState = {
    deckId: deck.id,
    slideId,
    selection,
    dialog: NEED_A_FILE.includes(dialog) ? null : dialog,
    isSlideGridOpen,
    isAddPanelOpen,
    leftTab,
    zoom,
    isZoomFitted,
  };
  safeSessionStorage.setItem(STORAGE_KEY, JSON.stringify(view));
}

/** Opens again what was open before an update. After any other load, the editor begins as always. */
export function restoreView(store: EditorStore): void {
  const stored = takeUpdateReload() && readStoredJson(safeSessionStorage, STORAGE_KEY);
  const { editingState } = store.getState();
  const { deck } = editingState.doc;
  if (!stored || (stored as ViewState).deckId !== deck.id) return;
  // This tab wrote it a moment ago.
  const { deckId: _deckId, slideId, selection, ...open } = stored as ViewState;
  const slide = deck.slides.find(({ id }) => id === slideId);
  const doc = slide && {
    ...editingState.doc,
    slideId,
    selection: selection.filter((each) => slide.elements.some(({ id }) => id === each)),
  };
  store.setState({ ...open, ...(doc ? { editingState: { ...editingState, doc } } : {}) });
}
