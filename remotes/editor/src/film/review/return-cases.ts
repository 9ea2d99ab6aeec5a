import { textBoxOf, changeText } from '../../core/elements/change-text';
import { textRowsOf } from '../../core/elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import { changeElementsOf, changeSlides } from '../../core/edit/update-dependents';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { slideTitleOf } from '../../core/text/find-slide-title';
import { isFigureOfCase, namesCase, withCaseInText, withCaseInTitle } from '../finance/named-cases';
import { findAmount, listPercents } from '../finance/named-budgets';
import { createLocatedFinding, type Finding, locateSlide } from './check-messages';

/** Titles of slides about what a film returns, in the languages of decks. */
const RETURNS_PATTERN =
  /\breturns\b|\breturn on\b|\broi\b|\birr\b|rendite|erlösprognose|erlöserwartung|rendement|rentabilidad|rendimiento|\bretornos\b|\bretorno (?:de|do|sobre)\b|प्रतिफल|リターン|利回り/iu;

/**
 * Slides that show what comes in or what investors get back, and do not say of which case it is: figures of the finance
 * model, and figures under a title about returns.
 * @returns undefined for decks without such slides
 */
export function reviewReturnCases(deck: Deck, slides: readonly Slide[]): Finding | undefined {
  const found = slides.flatMap((slide) => {
    const own = slide.elements.filter(isOfCase);
    const shown = own.length > 0 ? own : figuresUnderTitle(slide, deck);
    return shown.length > 0 ? [{ slide, shown, hasOwn: own.length > 0 }] : [];
  });
  if (found.length === 0) return undefined;
  const unnamed = found.filter(({ slide }) => !namesCase(slide.elements.map(wordsOf).join('\n')));
  const ids = new Set(unnamed.filter(({ hasOwn }) => hasOwn).map(({ slide }) => slide.id));
  const finding = createLocatedFinding(
    unnamed.flatMap(({ slide, shown }) =>
      shown.slice(0, 1).map(({ id }) => ({ ...locateSlide(deck, slide), elementId: id })),
    ),
    {
      good: 'Slides with returns say which case their figures are of.',
      bad: 'Returns on slide {} do not say which case they are of: low, expected or high.',
    },
  );
  if (ids.size === 0) return { ...finding, urgency: 'figures' };
  const edit = (current: Deck) =>
    changeSlides(current, (slide) =>
      ids.has(slide.id) ? changeElementsOf(slide, (element) => withCase(element, current)) : slide,
    );
  return {
    ...finding,
    urgency: 'figures',
    mend: { label: 'Name the case', edit: (doc) => ({ ...doc, deck: edit(doc.deck) }) },
  };
}

/** True for what shows the middle case of the finance model. */
function isOfCase(element: SlideElement): boolean {
  if ('financeView' in element) return element.financeView === 'recoupment';
  return textBoxOf(element)?.markRanges.some(isFigureOfCase) === true;
}

function withCase(element: SlideElement, { language }: Deck): SlideElement {
  if (!isOfCase(element)) return element;
  if ('sourceTableId' in element) return withCaseInTitle(element, language);
  return changeText(element, (text) => withCaseInText(text, language));
}

function figuresUnderTitle(slide: Slide, { language }: Deck): readonly SlideElement[] {
  const title = slideTitleOf(slide);
  if (!RETURNS_PATTERN.test(title)) return [];
  return slide.elements.filter((element) => {
    const words = wordsOf(element);
    const hasAmount = findAmount(words.split(/\s+/), language) !== undefined;
    return words !== title && (hasAmount || listPercents(words).length > 0);
  });
}

/** All texts of an element. */
function wordsOf(element: SlideElement): string {
  const title = 'title' in element ? (element.title ?? '') : '';
  const content = textBoxOf(element)?.content ?? '';
  return [title, content, ...textRowsOf(element).flat()].filter(Boolean).join('\n');
}
