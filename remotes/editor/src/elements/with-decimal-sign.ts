import type { DecimalSign } from '../core/film/number-signs';
import type { SlideElement } from './element-schema';

/** Decides how amounts are read that could mean two things; elements without amounts stay as they are. */
export function withDecimalSign(element: SlideElement, decimalSign: DecimalSign): SlideElement {
  return element.type === 'table' || element.type === 'chart'
    ? { ...element, decimalSign }
    : element;
}
