import { createSlide, newId } from '../../model/create';
import { DECK_LIMITS, type SlideTransition } from '../../model/deck-constants';
import type { Deck, Slide } from '../../model/deck-schema';
import {
  changeCurrentSlide,
  type EditorDocument,
  currentSlideIndexOf,
  currentSlideOf,
} from '../editor-document';
import { copyElements } from '../elements';

export function goToSlide(doc: EditorDocument, slideId: string): EditorDocument {
  const isCurrent = slideId === doc.slideId && doc.selectedSlideIds.length === 0;
  if (isCurrent || !doc.deck.slides.some(({ id }) => id === slideId)) return doc;
  return {
    ...doc,
    slideId,
    selectedSlideIds: [],
    selection: slideId === doc.slideId ? doc.selection : [],
  };
}

/** Goes forward or back by a number of slides, stopping at the ends. */
export function stepSlide(doc: EditorDocument, steps: number): EditorDocument {
  const last = doc.deck.slides.length - 1;
  const index = Math.min(last, Math.max(0, currentSlideIndexOf(doc) + steps));
  return goToSlide(doc, doc.deck.slides[index]?.id ?? doc.slideId);
}

/** Adds slides after the current one, in its section, and goes to the first of them. */
export function addSlides(
  doc: EditorDocument,
  slides: readonly Slide[] = [createBlankSlide(doc.deck)],
): EditorDocument {
  const first = slides[0];
  if (!first) return doc;
  const { section } = currentSlideOf(doc);
  const newSlides = slides.map((slide) => ({ ...slide, section }));
  const next = doc.deck.slides.toSpliced(currentSlideIndexOf(doc) + 1, 0, ...newSlides);
  return {
    deck: { ...doc.deck, slides: next },
    slideId: first.id,
    selectedSlideIds: [],
    selection: [],
  };
}

/** Empty slide with the background of the deck's theme. */
function createBlankSlide({ theme }: Deck): Slide {
  return createSlide(theme ? { background: theme.backgrounds[0] } : {});
}

/** Adds copies of the selected slides after the last of them and selects the copies. */
export function duplicateSelectedSlides(doc: EditorDocument): EditorDocument {
  const selected = selectedSlidesOf(doc);
  return addSlideCopies({ ...doc, slideId: selected.at(-1)?.id ?? doc.slideId }, selected);
}

/** Adds copies of slides, also from another deck, after the current one and selects them. */
export function addSlideCopies(doc: EditorDocument, slides: readonly Slide[]): EditorDocument {
  const copies = slides.map(copySlide);
  return { ...addSlides(doc, copies), selectedSlideIds: copies.slice(1).map(({ id }) => id) };
}

/** Copies a slide with new ids, because ids are unique in a deck. */
export function copySlide(slide: Slide): Slide {
  return { ...slide, id: newId(), elements: copyElements(slide.elements, { x: 0, y: 0 }) };
}

/** Deletes the selected slides. If that were all, a blank slide replaces them. */
export function deleteSelectedSlides(doc: EditorDocument): EditorDocument {
  const selected = new Set(selectedSlidesOf(doc));
  const index = doc.deck.slides.findIndex((slide) => selected.has(slide));
  const rest = doc.deck.slides.filter((slide) => !selected.has(slide));
  const slides = rest.length === 0 ? [createBlankSlide(doc.deck)] : rest;
  const next = slides[Math.min(index, slides.length - 1)] as Slide;
  return { deck: { ...doc.deck, slides }, slideId: next.id, selectedSlideIds: [], selection: [] };
}

/** Moves a slide to an index in the strip, together with all other selected slides. */
export function moveSlides(doc: EditorDocument, slideId: string, to: number): EditorDocument {
  const { slides } = doc.deck;
  const from = slides.findIndex(({ id }) => id === slideId);
  const index = Math.min(slides.length - 1, Math.max(0, to));
  if (from < 0 || index === from) return doc;
  const selected = selectedSlidesOf(doc);
  const group = selected.some(({ id }) => id === slideId) ? selected : slides.slice(from, from + 1);
  const isInGroup = (slide: Slide) => group.includes(slide);
  const before = slides.slice(0, index > from ? index + 1 : index);
  const insertAt = before.filter((slide) => !isInGroup(slide)).length;
  const next = slides.filter((slide) => !isInGroup(slide)).toSpliced(insertAt, 0, ...group);
  return { ...doc, deck: { ...doc.deck, slides: reassignSections(next, new Set(group)) } };
}

/** Slides that a command acts on, in deck order: the current one and those selected with it. */
export function selectedSlidesOf(doc: EditorDocument): readonly Slide[] {
  const ids = new Set([...doc.selectedSlideIds, currentSlideOf(doc).id]);
  return doc.deck.slides.filter(({ id }) => ids.has(id));
}

/** Adds a slide to the selection or removes it; at least one stays selected. */
export function toggleSlideSelection(doc: EditorDocument, slideId: string): EditorDocument {
  const ids = selectedSlidesOf(doc).map(({ id }) => id);
  if (!ids.includes(slideId)) return setSlideSelection(doc, slideId, ids);
  const rest = ids.filter((id) => id !== slideId);
  const [first] = rest;
  if (first === undefined) return doc;
  return setSlideSelection(doc, slideId === doc.slideId ? first : doc.slideId, rest);
}

/** Selects all slides from the current one to another. */
export function selectSlideRange(doc: EditorDocument, slideId: string): EditorDocument {
  const { slides } = doc.deck;
  const current = currentSlideIndexOf(doc);
  const target = slides.findIndex(({ id }) => id === slideId);
  if (target < 0) return doc;
  const range = slides.slice(Math.min(current, target), Math.max(current, target) + 1);
  return setSlideSelection(
    doc,
    doc.slideId,
    range.map(({ id }) => id),
  );
}

/** Moves the far end of the slide selection, as Shift with an arrow key does. */
export function extendSlideSelection(doc: EditorDocument, steps: number): EditorDocument {
  const { slides } = doc.deck;
  const current = currentSlideIndexOf(doc);
  const ends = selectedSlidesOf(doc).map((slide) => slides.indexOf(slide));
  const end = ends.at(0) === current ? (ends.at(-1) ?? current) : (ends.at(0) ?? current);
  const next = Math.min(slides.length - 1, Math.max(0, end + steps));
  return selectSlideRange(doc, slides[next]?.id ?? doc.slideId);
}

export function selectAllSlides(doc: EditorDocument): EditorDocument {
  return setSlideSelection(
    doc,
    doc.slideId,
    doc.deck.slides.map(({ id }) => id),
  );
}

function setSlideSelection(
  doc: EditorDocument,
  slideId: string,
  ids: readonly string[],
): EditorDocument {
  const selection = slideId === doc.slideId ? doc.selection : [];
  return { ...doc, slideId, selection, selectedSlideIds: ids.filter((id) => id !== slideId) };
}

/** Also removes the background picture. */
export function setSlideBackground(doc: EditorDocument, background: string): EditorDocument {
  return changeCurrentSlide(doc, (slide) =>
    slide.background === background && !slide.backgroundPicture
      ? slide
      : { ...slide, background, backgroundPicture: null },
  );
}

export function setSpeakerNotes(doc: EditorDocument, notes: string): EditorDocument {
  return changeCurrentSlide(doc, (slide) =>
    slide.notes === notes ? slide : { ...slide, notes: notes.slice(0, 50_000) },
  );
}

/** Hides the selected slides, or shows them if all are hidden. */
export function toggleSlidesHidden(doc: EditorDocument): EditorDocument {
  const selected = new Set(selectedSlidesOf(doc));
  const hidden = Array.from(selected).some((slide) => !slide.hidden);
  const slides = doc.deck.slides.map((slide) =>
    selected.has(slide) ? { ...slide, hidden } : slide,
  );
  return { ...doc, deck: { ...doc.deck, slides } };
}

export function renameDeck(doc: EditorDocument, title: string): EditorDocument {
  return title === doc.deck.title
    ? doc
    : { ...doc, deck: { ...doc.deck, title: title.slice(0, 200) } };
}

/** Consecutive slides with the same section name; an empty name means no section. */
export interface DeckSection {
  readonly name: string;
  /** Index of its first slide in the deck. */
  readonly startIndex: number;
  readonly slides: readonly Slide[];
}

export function sectionsOf(slides: readonly Slide[]): readonly DeckSection[] {
  const starts = slides.flatMap((slide, place) =>
    slide.section === slides[place - 1]?.section ? [] : [place],
  );
  return starts.map((startIndex, index) => ({
    name: slides[startIndex]?.section ?? '',
    startIndex,
    slides: slides.slice(startIndex, starts[index + 1]),
  }));
}

export function currentSectionOf(doc: EditorDocument): DeckSection {
  const index = currentSlideIndexOf(doc);
  const section = sectionsOf(doc.deck.slides).findLast(({ startIndex }) => startIndex <= index);
  if (!section) throw new Error('A deck always has a slide.');
  return section;
}

/** Starts a new section at the current slide, up to the end of the section it was in. */
export function startSection(doc: EditorDocument): EditorDocument {
  const index = currentSlideIndexOf(doc);
  const { startIndex, slides } = currentSectionOf(doc);
  return setSlideField(
    doc,
    slides.slice(index - startIndex),
    'section',
    createSectionName(doc.deck.slides),
  );
}

/** Renames the current section. Refuses the name of a neighbour, because equal names would merge them. */
export function renameSection(doc: EditorDocument, name: string): EditorDocument {
  const { startIndex, slides } = currentSectionOf(doc);
  const sectionName = name.slice(0, DECK_LIMITS.section);
  const neighbors = [doc.deck.slides[startIndex - 1], doc.deck.slides[startIndex + slides.length]];
  if (sectionName !== '' && neighbors.some((slide) => slide?.section === sectionName)) return doc;
  return setSlideField(doc, slides, 'section', sectionName);
}

export function mergeIntoPreviousSection(doc: EditorDocument): EditorDocument {
  const { startIndex, slides } = currentSectionOf(doc);
  return setSlideField(doc, slides, 'section', doc.deck.slides[startIndex - 1]?.section ?? '');
}

export function isInSection(doc: EditorDocument): boolean {
  return currentSectionOf(doc).name !== '';
}

/**
 * Sections after slides were moved: slides dropped inside a section join it; whole sections, and slides at a border of
 * their own section, keep their name; others join the section before them.
 */
function reassignSections(
  slides: readonly Slide[],
  movedSlides: ReadonlySet<Slide>,
): readonly Slide[] {
  const first = slides.findIndex((slide) => movedSlides.has(slide));
  const before = slides[first - 1]?.section;
  const after = slides.slice(first).find((slide) => !movedSlides.has(slide))?.section;
  const movedInOrder = slides.filter((slide) => movedSlides.has(slide));
  if (before !== after && areSectionsWhole(slides, movedInOrder, [before, after])) return slides;
  const section = before ?? after ?? '';
  return slides.map((slide) =>
    movedSlides.has(slide) && slide.section !== section ? { ...slide, section } : slide,
  );
}

/** True if no section was split by the move. */
function areSectionsWhole(
  slides: readonly Slide[],
  movedInOrder: readonly Slide[],
  neighbors: readonly (string | undefined)[],
): boolean {
  return movedInOrder.every(
    ({ section }) =>
      neighbors.includes(section) ||
      slides.every((slide) => slide.section !== section || movedInOrder.includes(slide)),
  );
}

function createSectionName(slides: readonly Slide[]): string {
  const usedNames = new Set(slides.map(({ section }) => section));
  let number = 1;
  while (usedNames.has(`Section ${number}`)) number += 1;
  return `Section ${number}`;
}

/** Sets the transition into each selected slide. */
export function setSlideTransition(
  doc: EditorDocument,
  transition: SlideTransition,
): EditorDocument {
  return setSlideField(doc, selectedSlidesOf(doc), 'transition', transition);
}

export function setAllSlideTransitions(
  doc: EditorDocument,
  transition: SlideTransition,
): EditorDocument {
  return setSlideField(doc, doc.deck.slides, 'transition', transition);
}

/** Gives slides a field; slides that have it keep their identity, and so does a document in which none changes. */
function setSlideField<K extends 'section' | 'transition'>(
  doc: EditorDocument,
  slides: readonly Slide[],
  field: K,
  value: Slide[K],
): EditorDocument {
  const changedSlides = new Set(slides.filter((slide) => slide[field] !== value));
  if (changedSlides.size === 0) return doc;
  const next = doc.deck.slides.map((slide) =>
    changedSlides.has(slide) ? { ...slide, [field]: value } : slide,
  );
  return { ...doc, deck: { ...doc.deck, slides: next } };
}
