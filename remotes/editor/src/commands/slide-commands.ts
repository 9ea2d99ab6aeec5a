import {
  type EditorDocument,
  currentSlideIndexOf,
  currentSlideOf,
} from '../core/edit/editor-document';
import {
  startSection,
  isInSection,
  mergeIntoPreviousSection,
  currentSectionOf,
  addSlides,
  deleteSelectedSlides,
  duplicateSelectedSlides,
  moveSlides,
  selectAllSlides,
  selectedSlidesOf,
  stepSlide,
  toggleSlidesHidden,
} from '../core/edit/slides/slides';
import { copyToClipboard } from '../effects/clipboard';
import { toggleSectionFold } from '../store/editor-actions';
import { command, groupCommands } from './command';

export const slideCommands = groupCommands('Slide', [
  command('slide-new', 'New slide', '$mod+m', {
    edit: (doc) => addSlides(doc),
    synonyms: 'add page insert',
  }),
  command('slide-duplicate', 'Duplicate slide', '$mod+d', {
    edit: duplicateSelectedSlides,
    scope: 'strip',
  }),
  command('slide-copy', 'Copy slide', null, { run: (editor) => copyToClipboard(editor, 'slides') }),
  command('slide-delete', 'Delete slide', ['Delete', 'Backspace'], {
    edit: deleteSelectedSlides,
    scope: 'strip',
  }),
  command('slide-up', 'Move slide up', 'Alt+ArrowUp', {
    edit: (doc) => moveSelectedSlides(doc, -1),
    scope: 'strip',
    isEnabled: (doc) => selectedSlideRangeOf(doc).first > 0,
  }),
  command('slide-down', 'Move slide down', 'Alt+ArrowDown', {
    edit: (doc) => moveSelectedSlides(doc, 1),
    scope: 'strip',
    isEnabled: (doc) => selectedSlideRangeOf(doc).last < doc.deck.slides.length - 1,
  }),
  command('slide-all', 'Select all slides', '$mod+a', { edit: selectAllSlides, scope: 'strip' }),
  command('slide-grid', 'Show all slides', '$mod+Alt+KeyG', {
    run: ({ store }) =>
      store.setState(({ isSlideGridOpen }) => ({ isSlideGridOpen: !isSlideGridOpen })),
    synonyms: 'overview sorter thumbnails',
  }),
  command('section-new', 'Start a section here', null, {
    edit: startSection,
    isEnabled: (doc) => !isSectionStart(doc),
    synonyms: 'chapter divider group',
  }),
  command('section-fold', 'Collapse or expand the section', 'Alt+Enter', {
    run: ({ store }) =>
      toggleSectionFold(store, currentSlideOf(store.getState().editingState.doc).section),
    scope: 'strip',
    isEnabled: isInSection,
  }),
  command('section-join', 'End the section', null, {
    edit: mergeIntoPreviousSection,
    isEnabled: isInSection,
  }),
  command('slide-hide', 'Hide or show slide', null, {
    edit: toggleSlidesHidden,
    synonyms: 'skip omit',
  }),
  command('slide-previous', 'Previous slide', 'PageUp', { edit: (doc) => stepSlide(doc, -1) }),
  command('slide-next', 'Next slide', 'PageDown', { edit: (doc) => stepSlide(doc, 1) }),
]);

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
