import type { Slide } from '../model/deck';
import { LIMITS } from '../model/limits';
import { type Document, slideIndexOf } from './document';

/** Consecutive slides with the same section name; an empty name means no section. */
export interface Section {
  readonly name: string;
  /** Index of its first slide in the deck. */
  readonly start: number;
  readonly slides: readonly Slide[];
}

export function sectionsOf(slides: readonly Slide[]): readonly Section[] {
  const starts = slides.flatMap((slide, place) =>
    slide.section === slides[place - 1]?.section ? [] : [place],
  );
  return starts.map((start, index) => ({
    name: slides[start]?.section ?? '',
    start,
    slides: slides.slice(start, starts[index + 1]),
  }));
}

export function sectionOf(doc: Document): Section {
  const index = slideIndexOf(doc);
  const section = sectionsOf(doc.deck.slides).findLast(({ start }) => start <= index);
  if (!section) throw new Error('A deck always has a slide.');
  return section;
}

/** Starts a new section at the current slide, up to the end of the section it was in. */
export function beginSection(doc: Document): Document {
  const index = slideIndexOf(doc);
  const { start, slides } = sectionOf(doc);
  return named(doc, slides.slice(index - start), freeName(doc.deck.slides));
}

/** Renames the current section. Refuses the name of a neighbour, because equal names would merge them. */
export function renameSection(doc: Document, name: string): Document {
  const { start, slides } = sectionOf(doc);
  const sectionName = name.slice(0, LIMITS.section);
  const neighbors = [doc.deck.slides[start - 1], doc.deck.slides[start + slides.length]];
  if (sectionName !== '' && neighbors.some((slide) => slide?.section === sectionName)) return doc;
  return named(doc, slides, sectionName);
}

export function joinSection(doc: Document): Document {
  const { start, slides } = sectionOf(doc);
  return named(doc, slides, doc.deck.slides[start - 1]?.section ?? '');
}

export function hasSection(doc: Document): boolean {
  return sectionOf(doc).name !== '';
}

/**
 * Sections after slides were moved: slides dropped inside a section join it; whole sections, and slides at a border of
 * their own section, keep their name; others join the section before them.
 */
export function settledSections(
  slides: readonly Slide[],
  movedSlides: ReadonlySet<Slide>,
): readonly Slide[] {
  const first = slides.findIndex((slide) => movedSlides.has(slide));
  const before = slides[first - 1]?.section;
  const after = slides.slice(first).find((slide) => !movedSlides.has(slide))?.section;
  const movedInOrder = slides.filter((slide) => movedSlides.has(slide));
  if (before !== after && isWhole(slides, movedInOrder, [before, after])) return slides;
  const section = before ?? after ?? '';
  return slides.map((slide) =>
    movedSlides.has(slide) && slide.section !== section ? { ...slide, section } : slide,
  );
}

/** True if no section was split by the move. */
function isWhole(
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

function named(doc: Document, slides: readonly Slide[], section: string): Document {
  const changedSlides = new Set(slides.filter((slide) => slide.section !== section));
  if (changedSlides.size === 0) return doc;
  const next = doc.deck.slides.map((slide) =>
    changedSlides.has(slide) ? { ...slide, section } : slide,
  );
  return { ...doc, deck: { ...doc.deck, slides: next } };
}

function freeName(slides: readonly Slide[]): string {
  const usedNames = new Set(slides.map(({ section }) => section));
  let number = 1;
  while (usedNames.has(`Section ${number}`)) number += 1;
  return `Section ${number}`;
}
