import type { ElementReview } from '../element-review';
import { inkBoxOfText, textReview } from '../text/text-review';
import type { ShapeElement } from './shape-schema';
import { textBoxOfShape } from './shape-text';

/** An inch: telephones don't detect smaller codes from a reader's seat. */
export const MIN_QR_CODE_PX = 96;

export const shapeReview: ElementReview<ShapeElement> = {
  check(shape, context) {
    const { shapeType, width, height } = shape;
    if (shapeType === 'qr-code') return { 'qr-code': Math.min(width, height) < MIN_QR_CODE_PX };
    const text = shape.text?.content ? textBoxOfShape(shape) : undefined;
    if (!text) return {};
    const fill = backdropOf(shape);
    const colorBehind = () => (fill === undefined ? context.colorBehind() : fill);
    return textReview.check?.(text, { ...context, colorBehind }) ?? {};
  },
  inkBoxOf(shape) {
    if (shape.shapeType === 'qr-code') return shape;
    const text = textBoxOfShape(shape);
    return text && inkBoxOfText(text);
  },
  textOf: ({ text }) => ({ content: text?.content ?? '', isProse: false }),
  backdropOf,
};

function backdropOf({ fill, opacity, shapeType }: ShapeElement): string | null | undefined {
  // Icons have holes, so they are no background.
  if (fill === 'none' || shapeType === 'path') return undefined;
  return opacity === 1 ? fill : null;
}
