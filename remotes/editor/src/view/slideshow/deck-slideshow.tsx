import { useMemo } from 'react';
import { goToSlide } from '../../core/edit/slides/slides';
import type { Slide } from '../../core/model/deck-schema';
import { finishSlides } from '../../film/finish-slides';
import { setEditingState } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { EditorStore } from '../../store/editor-store';
import { SlideshowScreen } from './slideshow-screen';

/** Slideshow of the open deck. */
export function DeckSlideshow(start: { first: number; hasPresenter: boolean }) {
  const { store } = useEditor();
  const deckSlides = useEditorState((state) => state.committedDeck.slides);
  const slides = useMemo(() => finishSlides(deckSlides), [deckSlides]);
  return (
    <SlideshowScreen
      {...start}
      slides={slides}
      language="en"
      onStop={(slide) => closeSlideshow(store, slide)}
    />
  );
}

/** Returns to the editor at the slide that was shown last. */
function closeSlideshow(store: EditorStore, slide: Slide | undefined): void {
  const { editingState } = store.getState();
  if (slide)
    setEditingState(store, { ...editingState, doc: goToSlide(editingState.doc, slide.id) });
  store.setState({ slideshow: null });
}
