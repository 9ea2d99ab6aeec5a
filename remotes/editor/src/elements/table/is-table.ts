import type { SlideElement } from '../element-schema';
import type { TableElement } from './table-schema';

export function isTable(element: SlideElement): element is TableElement {
  return element.type === 'table';
}
