import { translationOf } from '../amounts/deck-terms';
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
  const label = elementTypeLabelOf(element);
  const translations = TYPE_LABEL_TRANSLATIONS[label];
  const language = ('language' in element && element.language) || 'en';
  return `${translations ? translationOf(language, label, translations) : label}: ${figures}`;
}
