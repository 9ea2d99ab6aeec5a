import type { DeckLanguage } from '../core/amounts/deck-languages';
import type { DecimalSign } from '../core/amounts/number-signs';
import type { SlideElement } from '../core/elements/slide-element';
import { translateFormula } from './table/formulas/compute-formulas';
import { isFormula } from './table/formulas/evaluate-formula';

export type ElementWithAmounts = Extract<SlideElement, { readonly type: 'table' | 'chart' }>;

/** Elements whose cells are read as amounts. */
export function hasAmounts(element: SlideElement): element is ElementWithAmounts {
  return element.type === 'table' || element.type === 'chart';
}

/** Decides how amounts are read that could mean two things; elements without amounts stay as they are. */
export function withDecimalSign(element: SlideElement, decimalSign: DecimalSign): SlideElement {
  return hasAmounts(element) ? { ...element, decimalSign } : element;
}

/** Results are written in the language of the deck, and formulas in its signs. */
export function setLanguage<Element extends ElementWithAmounts>(
  element: Element,
  language: DeckLanguage,
): Element {
  const from = element.language ?? 'en';
  if (from === language) return element;
  const translate = (cell: string) =>
    isFormula(cell) ? translateFormula(cell, { from, to: language }) : cell;
  return { ...element, language, rows: element.rows.map((row) => row.map(translate)) };
}
