import { replaceInText } from '../text/replace-in-text';
import type { ShapeElement } from './shape-schema';
import { textBoxOfShape, withShapeText } from './shape-text';

export function replaceInShape(
  shape: ShapeElement,
  pattern: RegExp,
  replacement: string,
): ShapeElement {
  const text = textBoxOfShape(shape);
  const changed = text && replaceInText(text, pattern, replacement);
  return changed && changed !== text ? withShapeText(shape, changed) : shape;
}
