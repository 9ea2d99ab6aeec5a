import { createContext, useContext } from 'react';
import { slideSizeOf, SLIDE_SIZE } from '../core/model/deck-constants';
import type { CssStyle } from './text-run-style';

/** Height of the slides that are drawn inside. */
export const SlideHeightContext = createContext<number>(SLIDE_SIZE.height);

export function useSlideSize() {
  return slideSizeOf({ slideHeight: useContext(SlideHeightContext) });
}

/** Height of the slides inside, for style sheets. */
export function slideHeightStyleOf(height: number): CssStyle {
  return { '--slide-height': String(height) };
}
