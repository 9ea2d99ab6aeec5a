import type { DeckLanguage } from '../core/film/deck-languages';
import type { DecimalSign } from '../core/film/number-signs';
import { hasAmounts } from './element-guards';
import type { SlideElement } from './element-schema';

/** Decides how amounts are read that could mean two things; elements without amounts stay as they are. */
export function withDecimalSign(element: SlideElement, decimalSign: DecimalSign): SlideElement {
  return hasAmounts(element) ? { ...element, decimalSign } : element;
}

/** Results of an element with amounts are written in the language of its deck; others stay as they are. */
export function withLanguage(element: SlideElement, language: DeckLanguage): SlideElement {
  if (!hasAmounts(element) || (element.language ?? 'en') === language) return element;
  return { ...element, language };
}
