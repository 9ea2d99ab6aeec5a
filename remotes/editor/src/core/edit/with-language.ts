import type { SlideElement } from '../../elements/element-schema';
import type { DeckLanguage } from '../film/deck-languages';

/** Results of an element with amounts are written in the language of its deck; others stay as they are. */
export function withLanguage(element: SlideElement, language: DeckLanguage): SlideElement {
  if (element.type !== 'table' && element.type !== 'chart') return element;
  if ((element.language ?? 'en') === language) return element;
  return { ...element, language };
}
