import type { Deck, Slide, SlideElement } from '../model/deck';
import { attached } from './attached';

/** State that edits work on: a deck, its current slide and the selection. */
export interface Document {
  readonly deck: Deck;
  readonly slideId: string;
  /** Slides selected in the strip in addition to the current one; slide commands act on all of them. */
  readonly picks: readonly string[];
  /** Element ids on the current slide, in the order of selection. */
  readonly selection: readonly string[];
}

export function openDocument(deck: Deck): Document {
  return { deck, slideId: deck.slides[0]?.id ?? '', picks: [], selection: [] };
}

export function slideOf(doc: Document): Slide {
  const slide = doc.deck.slides.find(({ id }) => id === doc.slideId) ?? doc.deck.slides[0];
  if (!slide) throw new Error('A deck always has a slide.');
  return slide;
}

export function slideIndexOf(doc: Document): number {
  return Math.max(
    0,
    doc.deck.slides.findIndex(({ id }) => id === doc.slideId),
  );
}

/** Selected elements in drawing order. */
export function selectedOf(doc: Document): readonly SlideElement[] {
  if (doc.selection.length === 0) return [];
  const idSet = new Set(doc.selection);
  return slideOf(doc).elements.filter(({ id }) => idSet.has(id));
}

export function findElement(doc: Document, id: string): SlideElement | undefined {
  return slideOf(doc).elements.find((element) => element.id === id);
}

export function changeSlide(doc: Document, change: (slide: Slide) => Slide): Document {
  const index = slideIndexOf(doc);
  const before = slideOf(doc);
  const changedSlide = change(before);
  if (changedSlide === before) return doc;
  const hasMoved = changedSlide.elements !== before.elements;
  const after = hasMoved
    ? { ...changedSlide, elements: attached(before.elements, changedSlide.elements) }
    : changedSlide;
  return { ...doc, deck: { ...doc.deck, slides: doc.deck.slides.with(index, after) } };
}

export function changeElements(
  doc: Document,
  change: (elements: readonly SlideElement[]) => readonly SlideElement[],
): Document {
  return changeSlide(doc, (slide) => {
    const elements = change(slide.elements);
    return elements === slide.elements ? slide : { ...slide, elements };
  });
}

/** Changes the elements with these ids. Elements that the callback returns unchanged keep their identity. */
export function changeEach(
  doc: Document,
  ids: Iterable<string>,
  change: (element: SlideElement) => SlideElement,
): Document {
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

/** Expands ids to include all members of their groups. */
export function withGroups(doc: Document, ids: readonly string[]): readonly string[] {
  const idSet = new Set(ids);
  const elements = slideOf(doc).elements;
  const groups = new Set(
    elements.flatMap(({ id, groupId }) => (groupId && idSet.has(id) ? [groupId] : [])),
  );
  if (groups.size === 0) return ids;
  const memberIds = elements
    .filter(({ groupId }) => groupId && groups.has(groupId))
    .map(({ id }) => id);
  return Array.from(new Set([...ids, ...memberIds]));
}
