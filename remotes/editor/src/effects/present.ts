import { slideIndexOf } from '../core/edit/document';
import type { Editor } from '../store/editor-context';

export function present(editor: Editor): void {
  start(editor, 0);
}

export function presentHere(editor: Editor): void {
  start(editor, slideIndexOf(editor.store.getState().work.doc));
}

/** Presents on this screen, with notes and the next slide in a second window. */
export function openPresenter(editor: Editor): void {
  start(editor, slideIndexOf(editor.store.getState().work.doc), true);
}

function start({ store }: Editor, startIndex: number, hasPresenter = false): void {
  const { slides } = store.getState().work.doc.deck;
  const firstShown = slides.findIndex((slide, index) => index >= startIndex && !slide.hidden);
  if (firstShown < 0) return store.setState({ notice: 'Every slide from here on is hidden.' });
  store.setState({ presenting: { index: firstShown, hasPresenter } });
}
