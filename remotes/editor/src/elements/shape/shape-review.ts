import type { ElementReview } from '../element-review';
import type { ShapeElement } from './shape-schema';

/** An inch: telephones don't detect smaller codes from a reader's seat. */
export const MIN_QR_CODE_PX = 96;

export const shapeReview: ElementReview<ShapeElement> = {
  check: ({ shapeType, width, height }) =>
    shapeType === 'qr-code' ? { 'qr-code': Math.min(width, height) < MIN_QR_CODE_PX } : {},
  backdropOf({ fill, opacity, shapeType }) {
    // Icons have holes, so they are no background.
    if (fill === 'none' || shapeType === 'path') return undefined;
    return opacity === 1 ? fill : null;
  },
};
