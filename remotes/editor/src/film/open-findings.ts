import { reviewDeck } from './review/deck-review';
import { type Finding, createLocatedFinding, locateSlide } from './review/finding';
import { removeUnfinished } from './review/remove-unfinished';
import { FOOTER_NAME } from '../core/model/deck-constants';
import type { Deck, Slide } from '../core/model/deck-schema';
import { hasPicture } from '../core/elements/element-guards';
import { reviewOf } from '../elements/element-reviews';
import type { SlideElement } from '../core/elements/slide-element';
import { findTitle } from '../ooxml/placeholders';
import { listTemplateQuestions } from './templates/templates';

/** Findings that would go out with a deck: wrong figures, covered or lost content, and what is unfinished. */
export function listOpenFindings(deck: Deck): readonly Finding[] {
  const findings = reviewDeck(deck, {
    templateQuestions: listTemplateQuestions(),
    bytes: 0,
    year: new Date().getFullYear(),
  });
  const open = [...findings, reviewEmptySlides(deck)];
  return open.filter(({ hasPassed, urgency }) => !hasPassed && urgency !== undefined);
}

/** Slides that go out with nothing but a title, because what they have is left out. */
function reviewEmptySlides(deck: Deck): Finding {
  const finished = finishSlides(deck.slides);
  const isEmpty = (slide: Slide) => {
    const { elements } = finished[deck.slides.indexOf(slide)] ?? slide;
    return !slide.hidden && elements !== slide.elements && !hasContent(elements);
  };
  const locations = deck.slides.filter(isEmpty).map((slide) => locateSlide(deck, slide));
  const finding = createLocatedFinding(locations, {
    good: '',
    bad: 'Nothing but a title is left on slide {} without questions and empty picture places. Fill it, or hide it.',
  });
  const slideIds = new Set(locations.map(({ slideId }) => slideId));
  const hide = (slide: Slide) => (slideIds.has(slide.id) ? { ...slide, hidden: true } : slide);
  return {
    ...finding,
    urgency: 'unfinished',
    mend: {
      label: locations.length === 1 ? 'Hide slide' : 'Hide slides',
      edit: (doc) => ({ ...doc, deck: { ...doc.deck, slides: doc.deck.slides.map(hide) } }),
    },
  };
}

function hasContent(elements: readonly SlideElement[]): boolean {
  const title = findTitle(elements);
  return elements.some(
    (element) =>
      element !== title &&
      element.sourceName !== FOOTER_NAME &&
      (hasPicture(element) || (reviewOf(element).inkBoxOf?.(element)?.width ?? 0) > 0),
  );
}

/** Slides as readers see them, without questions of a template and places of pictures. */
export function finishSlides(slides: readonly Slide[]): readonly Slide[] {
  const questions = listTemplateQuestions();
  return slides.map((slide) => removeUnfinished(slide, questions));
}
