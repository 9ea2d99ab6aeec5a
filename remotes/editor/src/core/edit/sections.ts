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

/** Section of the current slide. */
export function sectionOf(doc: Document): Section {
  const index = slideIndexOf(doc);
  const found = sectionsOf(doc.deck.slides).findLast(({ start }) => start <= index);
  if (!found) throw new Error('A deck always has a slide.');
  return found;
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
  const wanted = name.slice(0, LIMITS.section);
  const around = [doc.deck.slides[start - 1], doc.deck.slides[start + slides.length]];
  if (wanted !== '' && around.some((slide) => slide?.section === wanted)) return doc;
  return named(doc, slides, wanted);
}

/** Merges the section into the one before it. */
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
  moved: ReadonlySet<Slide>,
): readonly Slide[] {
  const first = slides.findIndex((slide) => moved.has(slide));
  const before = slides[first - 1]?.section;
  const after = slides.slice(first).find((slide) => !moved.has(slide))?.section;
  const carried = slides.filter((slide) => moved.has(slide));
  if (before !== after && isWhole(slides, carried, [before, after])) return slides;
  const section = before ?? after ?? '';
  return slides.map((slide) =>
    moved.has(slide) && slide.section !== section ? { ...slide, section } : slide,
  );
}

/** True if no section was split by the move. */
function isWhole(
  slides: readonly Slide[],
  carried: readonly Slide[],
  around: readonly (string | undefined)[],
): boolean {
  return carried.every(
    ({ section }) =>
      around.includes(section) ||
      slides.every((slide) => slide.section !== section || carried.includes(slide)),
  );
}

function named(doc: Document, slides: readonly Slide[], section: string): Document {
  const renamed = new Set(slides.filter((slide) => slide.section !== section));
  if (renamed.size === 0) return doc;
  const next = doc.deck.slides.map((slide) => (renamed.has(slide) ? { ...slide, section } : slide));
  return { ...doc, deck: { ...doc.deck, slides: next } };
}

function freeName(slides: readonly Slide[]): string {
  const taken = new Set(slides.map(({ section }) => section));
  let number = 1;
  while (taken.has(`Section ${number}`)) number += 1;
  return `Section ${number}`;
}
