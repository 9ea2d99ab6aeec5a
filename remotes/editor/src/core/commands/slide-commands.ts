import { type EditorDocument, currentSlideIndexOf } from '../edit/editor-document';
import {
  startSection,
  isInSection,
  mergeIntoPreviousSection,
  currentSectionOf,
} from '../edit/slides/sections';
import {
  addSlides,
  deleteSelectedSlides,
  duplicateSelectedSlides,
  moveSlides,
  selectAllSlides,
  selectedSlidesOf,
  stepSlide,
  toggleSlidesHidden,
} from '../edit/slides/slides';
import type { Command } from './command';

export const slideCommands: readonly Command[] = [
  {
    id: 'slide-new',
    label: 'New slide',
    group: 'Slide',
    keys: ['$mod+m'],
    edit: (doc) => addSlides(doc),
  },
  {
    id: 'slide-duplicate',
    label: 'Duplicate slide',
    group: 'Slide',
    keys: ['$mod+d'],
    scope: 'strip',
    edit: duplicateSelectedSlides,
  },
  { id: 'slide-copy', label: 'Copy slide', group: 'Slide', effect: 'copy-slides' },
  {
    id: 'slide-delete',
    label: 'Delete slide',
    group: 'Slide',
    keys: ['Delete', 'Backspace'],
    scope: 'strip',
    edit: deleteSelectedSlides,
  },
  {
    id: 'slide-up',
    label: 'Move slide up',
    group: 'Slide',
    keys: ['Alt+ArrowUp'],
    scope: 'strip',
    isEnabled: (doc) => selectedSlideRangeOf(doc).first > 0,
    edit: (doc) => moveSelectedSlides(doc, -1),
  },
  {
    id: 'slide-down',
    label: 'Move slide down',
    group: 'Slide',
    keys: ['Alt+ArrowDown'],
    scope: 'strip',
    isEnabled: (doc) => selectedSlideRangeOf(doc).last < doc.deck.slides.length - 1,
    edit: (doc) => moveSelectedSlides(doc, 1),
  },
  {
    id: 'slide-all',
    label: 'Select all slides',
    group: 'Slide',
    keys: ['$mod+a'],
    scope: 'strip',
    edit: selectAllSlides,
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
    label: 'Start a section here',
    group: 'Slide',
    isEnabled: (doc) => !isSectionStart(doc),
    edit: startSection,
  },
  {
    id: 'section-fold',
    label: 'Collapse or expand the section',
    group: 'Slide',
    keys: ['Alt+Enter'],
    scope: 'strip',
    isEnabled: isInSection,
    effect: 'section-fold',
  },
  {
    id: 'section-join',
    label: 'End the section',
    group: 'Slide',
    isEnabled: isInSection,
    edit: mergeIntoPreviousSection,
  },
  { id: 'slide-hide', label: 'Hide or show slide', group: 'Slide', edit: toggleSlidesHidden },
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
function isSectionStart(doc: EditorDocument): boolean {
  return isInSection(doc) && currentSectionOf(doc).startIndex === currentSlideIndexOf(doc);
}

/** First and last index of the selected slides. */
function selectedSlideRangeOf(doc: EditorDocument) {
  const indexes = selectedSlidesOf(doc).map((slide) => doc.deck.slides.indexOf(slide));
  return { first: indexes.at(0) ?? 0, last: indexes.at(-1) ?? 0 };
}

/** Moves the selected slides by one position. */
function moveSelectedSlides(doc: EditorDocument, step: 1 | -1): EditorDocument {
  const { first, last } = selectedSlideRangeOf(doc);
  const leadIndex = step > 0 ? last : first;
  return moveSlides(doc, doc.deck.slides[leadIndex]?.id ?? doc.slideId, leadIndex + step);
}
