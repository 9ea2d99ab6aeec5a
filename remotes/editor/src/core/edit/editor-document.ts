import type { Deck, Slide } from '../model/deck-schema';
import type { SlideElement } from '../elements/slide-element';
import { updateDependents } from './update-dependents';

/** State that edits work on: a deck, its current slide and the selection. */
export interface EditorDocument {
  readonly deck: Deck;
  readonly slideId: string;
  /** Slides selected in the strip in addition to the current one; slide commands act on all of them. */
  readonly selectedSlideIds: readonly string[];
  /** Element ids on the current slide, in the order of selection. */
  readonly selection: readonly string[];
}

export function createEditorDocument(deck: Deck): EditorDocument {
  return { deck, slideId: deck.slides[0]?.id ?? '', selectedSlideIds: [], selection: [] };
}

export function currentSlideOf(doc: EditorDocument): Slide {
  const slide = doc.deck.slides.find(({ id }) => id === doc.slideId) ?? doc.deck.slides[0];
  if (!slide) throw new Error('A deck always has a slide.');
  return slide;
}

export function currentSlideIndexOf(doc: EditorDocument): number {
  return Math.max(
    0,
    doc.deck.slides.findIndex(({ id }) => id === doc.slideId),
  );
}

/** Selected elements in drawing order. */
export function selectedElementsOf(doc: EditorDocument): readonly SlideElement[] {
  if (doc.selection.length === 0) return [];
  const idSet = new Set(doc.selection);
  return currentSlideOf(doc).elements.filter(({ id }) => idSet.has(id));
}

export function findElement(doc: EditorDocument, id: string): SlideElement | undefined {
  return currentSlideOf(doc).elements.find((element) => element.id === id);
}

export function changeCurrentSlide(
  doc: EditorDocument,
  change: (slide: Slide) => Slide,
): EditorDocument {
  const index = currentSlideIndexOf(doc);
  const before = currentSlideOf(doc);
  const changedSlide = change(before);
  if (changedSlide === before) return doc;
  const hasMoved = changedSlide.elements !== before.elements;
  const after = hasMoved
    ? { ...changedSlide, elements: updateDependents(before.elements, changedSlide.elements) }
    : changedSlide;
  return { ...doc, deck: { ...doc.deck, slides: doc.deck.slides.with(index, after) } };
}

export function changeElements(
  doc: EditorDocument,
  change: (elements: readonly SlideElement[]) => readonly SlideElement[],
): EditorDocument {
  return changeCurrentSlide(doc, (slide) => {
    const elements = change(slide.elements);
    return elements === slide.elements ? slide : { ...slide, elements };
  });
}

/** Changes the elements with these ids. Elements that the callback returns unchanged keep their identity. */
export function changeElementsById(
  doc: EditorDocument,
  ids: Iterable<string>,
  change: (element: SlideElement) => SlideElement,
): EditorDocument {
  const idSet = new Set(ids);
  return changeElements(doc, (elements) => {
    let isChanged = false;
    const next = elements.map((element) => {
      if (!idSet.has(element.id)) return element;
      const after = change(element);
      isChanged ||= after !== element;
      return after;
    });
    return isChanged ? next : elements;
  });
}
