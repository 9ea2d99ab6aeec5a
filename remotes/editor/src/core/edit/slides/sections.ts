import type { Slide } from '../../model/deck-schema';
import { DECK_LIMITS } from '../../model/deck-constants';
import { type EditorDocument, currentSlideIndexOf } from '../editor-document';

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
  return setSectionName(doc, slides.slice(index - startIndex), createSectionName(doc.deck.slides));
}

/** Renames the current section. Refuses the name of a neighbour, because equal names would merge them. */
export function renameSection(doc: EditorDocument, name: string): EditorDocument {
  const { startIndex, slides } = currentSectionOf(doc);
  const sectionName = name.slice(0, DECK_LIMITS.section);
  const neighbors = [doc.deck.slides[startIndex - 1], doc.deck.slides[startIndex + slides.length]];
  if (sectionName !== '' && neighbors.some((slide) => slide?.section === sectionName)) return doc;
  return setSectionName(doc, slides, sectionName);
}

export function mergeIntoPreviousSection(doc: EditorDocument): EditorDocument {
  const { startIndex, slides } = currentSectionOf(doc);
  return setSectionName(doc, slides, doc.deck.slides[startIndex - 1]?.section ?? '');
}

export function isInSection(doc: EditorDocument): boolean {
  return currentSectionOf(doc).name !== '';
}

/**
 * Sections after slides were moved: slides dropped inside a section join it; whole sections, and slides at a border of
 * their own section, keep their name; others join the section before them.
 */
export function reassignSections(
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

function setSectionName(
  doc: EditorDocument,
  slides: readonly Slide[],
  section: string,
): EditorDocument {
  const changedSlides = new Set(slides.filter((slide) => slide.section !== section));
  if (changedSlides.size === 0) return doc;
  const next = doc.deck.slides.map((slide) =>
    changedSlides.has(slide) ? { ...slide, section } : slide,
  );
  return { ...doc, deck: { ...doc.deck, slides: next } };
}

function createSectionName(slides: readonly Slide[]): string {
  const usedNames = new Set(slides.map(({ section }) => section));
  let number = 1;
  while (usedNames.has(`Section ${number}`)) number += 1;
  return `Section ${number}`;
}
