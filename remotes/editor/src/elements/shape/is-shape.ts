import type { SlideElement } from '../element-schema';
import type { ShapeElement } from './shape-schema';

export function isShape(element: SlideElement): element is ShapeElement {
  return element.type === 'shape';
}
