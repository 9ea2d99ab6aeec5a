import type { Slide } from '../../model/deck-schema';
import type { SlideTransition } from '../../model/deck-constants';
import type { EditorDocument } from '../editor-document';
import { selectedSlidesOf } from './slides';

/** Sets the transition into each selected slide. */
export function setSlideTransition(
  doc: EditorDocument,
  transition: SlideTransition,
): EditorDocument {
  return changeTransitions(doc, selectedSlidesOf(doc), transition);
}

export function setAllSlideTransitions(
  doc: EditorDocument,
  transition: SlideTransition,
): EditorDocument {
  return changeTransitions(doc, doc.deck.slides, transition);
}

function changeTransitions(
  doc: EditorDocument,
  slides: readonly Slide[],
  transition: SlideTransition,
): EditorDocument {
  const changedSlides = new Set(slides.filter((slide) => slide.transition !== transition));
  if (changedSlides.size === 0) return doc;
  const next = doc.deck.slides.map((slide) =>
    changedSlides.has(slide) ? { ...slide, transition } : slide,
  );
  return { ...doc, deck: { ...doc.deck, slides: next } };
}
