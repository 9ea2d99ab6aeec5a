import type { DeckLanguage } from '../amounts/deck-languages';
import { elementTypeLabelOf } from './element-labels';
import { kindOf, textRowsOf } from './kinds';
import type { SlideElement } from './slide-element';
import { TYPE_LABEL_TRANSLATIONS } from './type-label-translations';

/** Description of an element in exports: its own, or that of its figures in their language, such as a chart's; empty if it has neither. */
export function exportDescriptionOf(element: SlideElement): string {
  const { summaryOf, textBoxOf } = kindOf(element);
  if (element.alt !== '' || textBoxOf || textRowsOf(element).length === 0) return element.alt;
  const figures = summaryOf?.(element) ?? '';
  if (figures === '') return '';
  const language = 'language' in element ? element.language : undefined;
  return `${translateTypeLabel(elementTypeLabelOf(element), language)}: ${figures}`;
}

const LANGUAGE_ORDER = ['de', 'fr', 'es', 'pt-BR', 'hi', 'ja'] as const;

function translateTypeLabel(label: string, language: DeckLanguage = 'en'): string {
  const written = language === 'de-CH' ? 'de' : language;
  const at = LANGUAGE_ORDER.findIndex((each) => each === written);
  return TYPE_LABEL_TRANSLATIONS[label]?.[at] ?? label;
}
