import { type Document, slideIndexOf } from '../edit/document';
import { beginSection, hasSection, joinSection, sectionOf } from '../edit/sections';
import {
  addSlides,
  deleteSlides,
  duplicateSlides,
  moveSlides,
  pickAll,
  pickedSlides,
  stepSlide,
  toggleHidden,
} from '../edit/slides';
import type { Command } from './command';

export const slideCommands: readonly Command[] = [
  {
    id: 'slide-new',
    label: 'New slide',
    group: 'Slide',
    keys: ['$mod+m'],
    edit: (doc) => addSlides(doc),
  },
  { id: 'slide-duplicate', label: 'Duplicate slide', group: 'Slide', edit: duplicateSlides },
  { id: 'slide-copy', label: 'Copy slide', group: 'Slide', effect: 'copy-slides' },
  {
    id: 'slide-delete',
    label: 'Delete slide',
    group: 'Slide',
    keys: ['Delete', 'Backspace'],
    scope: 'strip',
    edit: deleteSlides,
  },
  {
    id: 'slide-up',
    label: 'Move slide up',
    group: 'Slide',
    keys: ['Alt+ArrowUp'],
    scope: 'strip',
    when: (doc) => endsOf(doc).first > 0,
    edit: (doc) => carry(doc, -1),
  },
  {
    id: 'slide-down',
    label: 'Move slide down',
    group: 'Slide',
    keys: ['Alt+ArrowDown'],
    scope: 'strip',
    when: (doc) => endsOf(doc).last < doc.deck.slides.length - 1,
    edit: (doc) => carry(doc, 1),
  },
  {
    id: 'slide-all',
    label: 'Pick all slides',
    group: 'Slide',
    keys: ['$mod+a'],
    scope: 'strip',
    edit: pickAll,
  },
  {
    id: 'slide-grid',
    label: 'Show all slides',
    group: 'Slide',
    keys: ['$mod+Alt+KeyG'],
    effect: 'slide-grid',
  },
  {
    id: 'section-new',
    label: 'Begin a section here',
    group: 'Slide',
    when: (doc) => !beginsSection(doc),
    edit: beginSection,
  },
  {
    id: 'section-fold',
    label: 'Fold or unfold the section',
    group: 'Slide',
    keys: ['Alt+Enter'],
    scope: 'strip',
    when: hasSection,
    effect: 'section-fold',
  },
  {
    id: 'section-join',
    label: 'End the section',
    group: 'Slide',
    when: hasSection,
    edit: joinSection,
  },
  { id: 'slide-hide', label: 'Hide or show slide', group: 'Slide', edit: toggleHidden },
  {
    id: 'slide-previous',
    label: 'Previous slide',
    group: 'Slide',
    keys: ['PageUp'],
    edit: (doc) => stepSlide(doc, -1),
  },
  {
    id: 'slide-next',
    label: 'Next slide',
    group: 'Slide',
    keys: ['PageDown'],
    edit: (doc) => stepSlide(doc, 1),
  },
];

/** True if a section starts at the current slide. */
function beginsSection(doc: Document): boolean {
  return hasSection(doc) && sectionOf(doc).start === slideIndexOf(doc);
}

/** First and last index of the selected slides. */
function endsOf(doc: Document) {
  const indexes = pickedSlides(doc).map((slide) => doc.deck.slides.indexOf(slide));
  return { first: indexes.at(0) ?? 0, last: indexes.at(-1) ?? 0 };
}

/** Moves the selected slides by one position. */
function carry(doc: Document, step: 1 | -1): Document {
  const { first, last } = endsOf(doc);
  const leadIndex = step > 0 ? last : first;
  return moveSlides(doc, doc.deck.slides[leadIndex]?.id ?? doc.slideId, leadIndex + step);
}
