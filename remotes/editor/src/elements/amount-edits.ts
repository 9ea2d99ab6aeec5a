import type { DeckLanguage } from '../core/amounts/deck-languages';
import type { DecimalSign } from '../core/amounts/number-signs';
import type { SlideElement } from '../core/elements/slide-element';

export type ElementWithAmounts = Extract<SlideElement, { readonly type: 'table' | 'chart' }>;

/** Elements whose cells are read as amounts. */
export function hasAmounts(element: SlideElement): element is ElementWithAmounts {
  return element.type === 'table' || element.type === 'chart';
}

/** Decides how amounts are read that could mean two things; elements without amounts stay as they are. */
export function withDecimalSign(element: SlideElement, decimalSign: DecimalSign): SlideElement {
  return hasAmounts(element) ? { ...element, decimalSign } : element;
}

/** Results are written in the language of the deck. */
export function setLanguage<Element extends { readonly language?: DeckLanguage }>(
  element: Element,
  language: DeckLanguage,
): Element {
  return (element.language ?? 'en') === language ? element : { ...element, language };
}
