import type { SlideElement } from '../element-schema';
import type { TextElement } from './text-schema';

export function isText(element: SlideElement): element is TextElement {
  return element.type === 'text';
}
