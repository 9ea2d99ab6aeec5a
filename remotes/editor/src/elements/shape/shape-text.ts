import { isDarkFill } from '../../core/model/contrast';
import { createText } from '../text/create-text';
import type { TextElement } from '../text/text-schema';
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
    ...{ id, x, y, width, height, locked },
  });
}

export function withShapeText(shape: ShapeElement, box: TextElement): ShapeElement {
  // Fields of the box itself are the shape's.
  const { id, type, x, y, width, height, rotation, opacity, locked, groupId, ...rest } = box;
  const { customName, sourceName, alt, role, ...text } = rest;
  return { ...shape, text };
}
