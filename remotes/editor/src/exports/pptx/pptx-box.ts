import type { SlideElement } from '../../elements/element-schema';
import { PX_PER_INCH } from '../../core/geometry/units';
import { elementLabelOf } from '../../core/element-labels';

/** Position in inches, rotation and object name of an element. */
export function pptxBoxOf(element: SlideElement) {
  return {
    x: element.x / PX_PER_INCH,
    y: element.y / PX_PER_INCH,
    w: element.width / PX_PER_INCH,
    h: element.height / PX_PER_INCH,
    rotate: element.rotation,
    objectName: elementLabelOf(element),
  };
}

export function transparencyPercentOf({ opacity }: SlideElement): number {
  return Math.round((1 - opacity) * 100);
}
