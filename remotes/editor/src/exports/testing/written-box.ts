import type { SlideElement } from '../../core/model/deck';
import { areExact, lowered, sinkOf } from '../../core/text/exact-lines';

/** Where a presentation has the box of an element that is not turned: x, y, width and height. */
export function writtenBox(element: SlideElement): readonly number[] {
  if (element.type === 'text' && areExact(element)) {
    const { x, y, width, height } = lowered(element, sinkOf(element));
    return [x, y, width, height];
  }
  const inset = element.type === 'shape' ? element.strokeWidth / 2 : 0;
  return [
    element.x + inset,
    element.y + inset,
    element.width - 2 * inset,
    element.height - 2 * inset,
  ];
}
