import type { SlideElement } from '../../core/model/deck';
import { lowered, sinkOf } from '../../core/text/exact-lines';

/** Where a presentation has the box of an element that is not turned: x, y, width and height. */
export function writtenBox(element: SlideElement): readonly number[] {
  const { x, y, width, height } =
    element.type === 'text' ? lowered(element, sinkOf(element)) : element;
  // A border lies inside the box here, and on its edge in a presentation.
  const inset = element.type === 'shape' ? element.strokeWidth / 2 : 0;
  return [x + inset, y + inset, width - 2 * inset, height - 2 * inset];
}
