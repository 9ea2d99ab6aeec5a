import { reviewDeck } from './review/deck-review';
import { type Finding, createLocatedFinding, locateSlide } from './review/check-messages';
import { finishForExport } from './finish-slides';
import { changeSlides } from '../core/edit/update-dependents';
import type { Deck, Slide } from '../core/model/deck-schema';
import { listTemplateQuestions } from './templates/templates';

/** Findings that would go out with a deck: wrong figures, covered or lost content, and what is unfinished. */
export function listOpenFindings(deck: Deck): readonly Finding[] {
  const findings = reviewDeck(deck, {
    templateQuestions: listTemplateQuestions(),
    bytes: 0,
    year: new Date().getFullYear(),
  });
  const open = [...findings, reviewEmptiedSlides(deck), reviewEmptySlides(deck)];
  return open.filter(({ hasPassed, urgency }) => !hasPassed && urgency !== undefined);
}

/** Slides that are left out, because they would go out with nothing but a title. */
function reviewEmptiedSlides(deck: Deck): Finding {
  const exported = finishForExport(deck.slides);
  const locations = deck.slides
    .filter((slide, index) => !slide.hidden && exported[index]?.hidden)
    .map((slide) => locateSlide(deck, slide));
  const finding = createLocatedFinding(locations, {
    good: '',
    bad: 'Nothing but a title is left on slide {} without questions and empty picture places, so exported files and links leave it out.',
  });
  return { ...finding, urgency: 'unfinished' };
}

function reviewEmptySlides(deck: Deck): Finding {
  const isEmpty = (slide: Slide) =>
    !slide.hidden && slide.elements.length === 0 && !slide.backgroundPicture;
  const locations = deck.slides.filter(isEmpty).map((slide) => locateSlide(deck, slide));
  const finding = createLocatedFinding(locations, {
    good: '',
    bad: 'There is nothing on slide {}. Fill it, or hide it.',
  });
  const slideIds = new Set(locations.map(({ slideId }) => slideId));
  const hide = (slide: Slide) => (slideIds.has(slide.id) ? { ...slide, hidden: true } : slide);
  return {
    ...finding,
    urgency: 'unfinished',
    mend: {
      label: locations.length === 1 ? 'Hide slide' : 'Hide slides',
      edit: (doc) => ({ ...doc, deck: changeSlides(doc.deck, hide) }),
    },
  };
}
