import { slideIndexOf } from '../edit/document';
import {
  addSlides,
  deleteSlide,
  duplicateSlide,
  moveSlide,
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
  { id: 'slide-duplicate', label: 'Duplicate slide', group: 'Slide', edit: duplicateSlide },
  {
    id: 'slide-delete',
    label: 'Delete slide',
    group: 'Slide',
    keys: ['Delete', 'Backspace'],
    scope: 'strip',
    edit: deleteSlide,
  },
  {
    id: 'slide-up',
    label: 'Move slide up',
    group: 'Slide',
    keys: ['Alt+ArrowUp'],
    scope: 'strip',
    when: (doc) => slideIndexOf(doc) > 0,
    edit: (doc) => moveSlide(doc, doc.slideId, slideIndexOf(doc) - 1),
  },
  {
    id: 'slide-down',
    label: 'Move slide down',
    group: 'Slide',
    keys: ['Alt+ArrowDown'],
    scope: 'strip',
    when: (doc) => slideIndexOf(doc) < doc.deck.slides.length - 1,
    edit: (doc) => moveSlide(doc, doc.slideId, slideIndexOf(doc) + 1),
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
