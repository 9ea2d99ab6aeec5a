import type { SlideElement } from '../../core/elements/slide-element';
import { shiftBoxDown, baselineOffsetOf } from '../../core/text/baseline-offset';

/** Expected box of an element without rotation in a PPTX: x, y, width and height. */
export function expectedPptxBoxOf(element: SlideElement): readonly number[] {
  const { x, y, width, height } =
    element.type === 'text' ? shiftBoxDown(element, baselineOffsetOf(element)) : element;
  // Borders are inside the box here and centred on its edge in PPTX.
  const inset = element.type === 'shape' ? element.strokeWidth / 2 : 0;
  return [x + inset, y + inset, width - 2 * inset, height - 2 * inset];
}
