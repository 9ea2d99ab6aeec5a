import type { Document } from '../edit/document';
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

/** Where the picked slides begin and end. */
function endsOf(doc: Document) {
  const places = pickedSlides(doc).map((slide) => doc.deck.slides.indexOf(slide));
  return { first: places.at(0) ?? 0, last: places.at(-1) ?? 0 };
}

/** Carries the picked slides one place on or back. */
function carry(doc: Document, step: 1 | -1): Document {
  const { first, last } = endsOf(doc);
  const lead = step > 0 ? last : first;
  return moveSlides(doc, doc.deck.slides[lead]?.id ?? doc.slideId, lead + step);
}
