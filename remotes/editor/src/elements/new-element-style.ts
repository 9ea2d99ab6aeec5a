import type { DeckTheme } from '../core/model/deck-theme';

/** Style of an element that is added; a missing function leaves the element as it is. */
export interface NewElementStyle<Element> {
  /** Colours for a deck without a theme, readable on the background. */
  readonly withReadableColors?: (element: Element, background: string) => Element;
  /** True for large elements that would hide what is on the slide. */
  readonly avoidsOthers?: boolean;
  readonly applyTheme?: (element: Element, theme: DeckTheme, background: string) => Element;
}
