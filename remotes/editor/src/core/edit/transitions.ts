import type { Slide, Transition } from '../model/deck';
import type { Document } from './document';
import { pickedSlides } from './slides';

/** Sets the transition into each selected slide. */
export function setTransition(doc: Document, transition: Transition): Document {
  return follow(doc, pickedSlides(doc), transition);
}

export function setAllTransitions(doc: Document, transition: Transition): Document {
  return follow(doc, doc.deck.slides, transition);
}

function follow(doc: Document, slides: readonly Slide[], transition: Transition): Document {
  const changedSlides = new Set(slides.filter((slide) => slide.transition !== transition));
  if (changedSlides.size === 0) return doc;
  const next = doc.deck.slides.map((slide) =>
    changedSlides.has(slide) ? { ...slide, transition } : slide,
  );
  return { ...doc, deck: { ...doc.deck, slides: next } };
}
