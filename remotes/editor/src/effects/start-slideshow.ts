import { currentSlideIndexOf } from '../core/edit/editor-document';
import type { Editor } from '../store/editor-context';

export function presentFromStart(editor: Editor): void {
  startSlideshow(editor, 0);
}

export function presentFromCurrentSlide(editor: Editor): void {
  startSlideshow(editor, currentSlideIndexOf(editor.store.getState().editingState.doc));
}

/** Presents on this screen, with notes and the next slide in a second window. */
export function presentWithPresenterWindow(editor: Editor): void {
  startSlideshow(editor, currentSlideIndexOf(editor.store.getState().editingState.doc), true);
}

function startSlideshow({ store }: Editor, startIndex: number, hasPresenterWindow = false): void {
  const { slides } = store.getState().editingState.doc.deck;
  const firstShown = slides.findIndex((slide, index) => index >= startIndex && !slide.hidden);
  if (firstShown < 0)
    return store.setState({ notice: 'All slides from here on are hidden. Unhide one to present.' });
  store.setState({ slideshow: { slideIndex: firstShown, hasPresenterWindow } });
}
