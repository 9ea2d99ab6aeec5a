import { elementReviewOf } from '../../elements/element-reviews';
import type { SlideElement } from '../../core/elements/slide-element';
import { boundsOf, centerOf, containsBox } from '../../core/geometry/box';
import type { Slide } from '../../core/model/deck-schema';

/** Colour behind an element's centre; null over a picture or a translucent element. */
export function colorBehindOf(element: SlideElement, slide: Slide): string | null {
  const center = { ...centerOf(element), width: 0, height: 0 };
  const backdrops = slide.elements
    .slice(0, slide.elements.indexOf(element))
    .filter((other) => containsBox(boundsOf(other), center))
    .map((other) => elementReviewOf(other).backdropOf?.(other));
  const backdrop = backdrops.findLast((color) => color !== undefined);
  if (backdrop !== undefined) return backdrop;
  return slide.backgroundPicture ? null : slide.background;
}
