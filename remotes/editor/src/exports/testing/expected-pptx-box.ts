import { isShape } from '../../elements/shape/is-shape';
import { isText } from '../../elements/text/is-text';
import type { SlideElement } from '../../elements/element-schema';
import { shiftBoxDown, baselineOffsetOf } from '../../core/text/baseline-offset';

/** Expected box of an element without rotation in a PPTX: x, y, width and height. */
export function expectedPptxBoxOf(element: SlideElement): readonly number[] {
  const { x, y, width, height } = isText(element)
    ? shiftBoxDown(element, baselineOffsetOf(element))
    : element;
  // Borders are inside the box here and centred on its edge in PPTX.
  const inset = isShape(element) ? element.strokeWidth / 2 : 0;
  return [x + inset, y + inset, width - 2 * inset, height - 2 * inset];
}
