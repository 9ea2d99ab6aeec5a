import { isDarkFill } from '../../core/model/colors';
import { createText } from '../../core/text/create-text';
import type { TextElement } from '../../core/text/text-schema';
import type { ShapeElement } from './shape-schema';

/** Text of a shape as a text box, so that everything that edits or draws text works on it; undefined for QR codes. */
export function textBoxOfShape(shape: ShapeElement): TextElement | undefined {
  const { id, shapeType, fill, text, x, y, width, height, locked } = shape;
  if (shapeType === 'qr-code') return undefined;
  return createText({
    content: '',
    textAlign: 'center',
    verticalAlign: 'middle',
    overflow: 'shrink',
    color: isDarkFill(fill) ? '#ffffff' : '#000000',
    ...text,
    id,
    x,
    y,
    width,
    height,
    locked,
  });
}

export function withShapeText(shape: ShapeElement, box: TextElement): ShapeElement {
  const entries = Object.entries(box).filter(([key]) => key !== 'role' && !(key in shape));
  // The compiler cannot follow that what a box has besides the fields of every element is its text.
  return { ...shape, text: Object.fromEntries(entries) as Required<ShapeElement>['text'] };
}
