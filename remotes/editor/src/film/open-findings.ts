import { reviewDeck } from './review/deck-review';
import type { Finding } from './review/finding';
import { removeUnfinished } from './review/remove-unfinished';
import type { Deck, Slide } from '../core/model/deck-schema';
import { listTemplateQuestions } from './templates/templates';

/** Findings that would go out with a deck: wrong figures, covered or lost content, and what is unfinished. */
export function listOpenFindings(deck: Deck): readonly Finding[] {
  const findings = reviewDeck(deck, {
    templateQuestions: listTemplateQuestions(),
    bytes: 0,
    year: new Date().getFullYear(),
  });
  return findings.filter(({ hasPassed, urgency }) => !hasPassed && urgency !== undefined);
}

/** Slides as readers see them, without questions of a template and places of pictures. */
export function finishSlides(slides: readonly Slide[]): readonly Slide[] {
  const questions = listTemplateQuestions();
  return slides.map((slide) => removeUnfinished(slide, questions));
}
