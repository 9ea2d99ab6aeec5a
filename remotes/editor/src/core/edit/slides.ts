import { createSlide } from '../model/create';
import type { Deck, Slide } from '../model/deck';
import { newId } from '../model/ids';
import { changeSlide, type Document, slideIndexOf, slideOf } from './document';
import { copiesOf } from './elements';

export function goToSlide(doc: Document, slideId: string): Document {
  if (slideId === doc.slideId || !doc.deck.slides.some(({ id }) => id === slideId)) return doc;
  return { ...doc, slideId, selection: [] };
}

/** Goes a number of slides on or back, stopping at the ends. */
export function stepSlide(doc: Document, steps: number): Document {
  const last = doc.deck.slides.length - 1;
  const index = Math.min(last, Math.max(0, slideIndexOf(doc) + steps));
  return goToSlide(doc, doc.deck.slides[index]?.id ?? doc.slideId);
}

/** Adds slides after the present one and goes to the first of them. */
export function addSlides(
  doc: Document,
  slides: readonly Slide[] = [blankSlide(doc.deck)],
): Document {
  const first = slides[0];
  if (!first) return doc;
  const next = doc.deck.slides.toSpliced(slideIndexOf(doc) + 1, 0, ...slides);
  return { deck: { ...doc.deck, slides: next }, slideId: first.id, selection: [] };
}

/** An empty slide on the ground of the deck's theme. */
function blankSlide({ theme }: Deck): Slide {
  return createSlide(theme ? { background: theme.backgrounds[0] } : {});
}

export function duplicateSlide(doc: Document): Document {
  return addSlides(doc, [copyOfSlide(slideOf(doc))]);
}

export function copyOfSlide(slide: Slide): Slide {
  return { ...slide, id: newId(), elements: copiesOf(slide.elements, { x: 0, y: 0 }) };
}

/** Deletes the present slide. A deck keeps at least one: the last is emptied instead. */
export function deleteSlide(doc: Document): Document {
  const index = slideIndexOf(doc);
  const slides =
    doc.deck.slides.length === 1 ? [blankSlide(doc.deck)] : doc.deck.slides.toSpliced(index, 1);
  const near = slides[Math.min(index, slides.length - 1)] as Slide;
  return { deck: { ...doc.deck, slides }, slideId: near.id, selection: [] };
}

/** Moves a slide to an index of the strip. */
export function moveSlide(doc: Document, slideId: string, to: number): Document {
  const from = doc.deck.slides.findIndex(({ id }) => id === slideId);
  const slide = doc.deck.slides[from];
  const index = Math.min(doc.deck.slides.length - 1, Math.max(0, to));
  if (!slide || index === from) return doc;
  const slides = doc.deck.slides.toSpliced(from, 1).toSpliced(index, 0, slide);
  return { ...doc, deck: { ...doc.deck, slides } };
}

export function paintSlide(doc: Document, background: string): Document {
  return changeSlide(doc, (slide) =>
    slide.background === background ? slide : { ...slide, background },
  );
}

export function writeNotes(doc: Document, notes: string): Document {
  return changeSlide(doc, (slide) =>
    slide.notes === notes ? slide : { ...slide, notes: notes.slice(0, 50_000) },
  );
}

export function toggleHidden(doc: Document): Document {
  return changeSlide(doc, (slide) => ({ ...slide, hidden: !slide.hidden }));
}

export function renameDeck(doc: Document, title: string): Document {
  return title === doc.deck.title
    ? doc
    : { ...doc, deck: { ...doc.deck, title: title.slice(0, 200) } };
}
