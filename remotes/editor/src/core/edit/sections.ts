import type { Slide } from '../model/deck';
import { LIMITS } from '../model/limits';
import { type Document, slideIndexOf } from './document';

/** Slides that stand together under one name; without a name they stand in none. */
export interface Section {
  readonly name: string;
  /** Where in the deck its first slide lies. */
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

/** The section that the present slide stands in. */
export function sectionOf(doc: Document): Section {
  const index = slideIndexOf(doc);
  const found = sectionsOf(doc.deck.slides).findLast(({ start }) => start <= index);
  if (!found) throw new Error('A deck always has a slide.');
  return found;
}

/** From the present slide to the end of what it stood in: a section of its own. */
export function beginSection(doc: Document): Document {
  const index = slideIndexOf(doc);
  const { start, slides } = sectionOf(doc);
  return named(doc, slides.slice(index - start), freeName(doc.deck.slides));
}

/** Another name for the present slide's section; a name that a neighbour has would join them, so it is refused. */
export function renameSection(doc: Document, name: string): Document {
  const { start, slides } = sectionOf(doc);
  const wanted = name.slice(0, LIMITS.section);
  const around = [doc.deck.slides[start - 1], doc.deck.slides[start + slides.length]];
  if (wanted !== '' && around.some((slide) => slide?.section === wanted)) return doc;
  return named(doc, slides, wanted);
}

/** The slides of the section stand in the one before it again. */
export function joinSection(doc: Document): Document {
  const { start, slides } = sectionOf(doc);
  return named(doc, slides, doc.deck.slides[start - 1]?.section ?? '');
}

export function hasSection(doc: Document): boolean {
  return sectionOf(doc).name !== '';
}

/**
 * What was moved stands in the section it was put into: between two, it stays with its own, or joins the
 * one before it.
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

/** Nothing of what was moved was torn out of its section. */
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
