import type { SlideElement } from '../../elements/element-schema';
import { kindOf } from '../../elements/kinds';
import type { DeckTheme } from '../model/deck-theme';

/** Styles a new element with the deck's theme, for a given background. */
export function applyTheme(
  element: SlideElement,
  theme: DeckTheme,
  background: string,
): SlideElement {
  return kindOf(element).applyTheme?.(element, theme, background) ?? element;
}
