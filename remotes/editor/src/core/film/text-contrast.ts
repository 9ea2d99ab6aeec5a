import { boundsOf, centerOf, containsBox } from '../geometry/box';
import type { Slide } from '../model/deck';
import type { SlideElement } from '../../elements/element-schema';
import type { TextStyle } from '../model/rich-text';
import { contrastRatioOf } from '../model/contrast';
import { textStylesOf } from '../text/marks';

/** WCAG contrast minimums for large text and for all other text. */
const LARGE_TEXT = { size: 24, least: 3 };
const MIN_CONTRAST_RATIO = 4.5;

/** True if text hardly differs from the colour behind it. Pictures are not judged. */
export function hasLowContrast(element: SlideElement, slide: Slide): boolean {
  if (element.type !== 'text' && element.type !== 'table' && element.type !== 'chart') return false;
  if (element.type === 'text' && element.content.trim() === '') return false;
  const backgroundColor = colorBehindOf(element, slide);
  if (backgroundColor === null) return false;
  if (element.type === 'text')
    return textStylesOf(element).some(
      (style) => contrastRatioOf(style.color, backgroundColor) < minContrastRatioOf(style),
    );
  if (element.type === 'chart')
    return contrastRatioOf(element.color, backgroundColor) < minContrastRatioOf(element);
  const head = element.headerFill === 'none' ? backgroundColor : element.headerFill;
  const hasLowHeaderContrast = contrastRatioOf(element.headerColor, head) < MIN_CONTRAST_RATIO;
  return (
    hasLowHeaderContrast || contrastRatioOf(element.color, backgroundColor) < MIN_CONTRAST_RATIO
  );
}

function minContrastRatioOf({ fontSize }: Pick<TextStyle, 'fontSize'>): number {
  return fontSize >= LARGE_TEXT.size ? LARGE_TEXT.least : MIN_CONTRAST_RATIO;
}

/** Colour behind an element's centre; null over a picture or a translucent element. */
function colorBehindOf(element: SlideElement, slide: Slide): string | null {
  const center = { ...centerOf(element), width: 0, height: 0 };
  const elementBelow = slide.elements
    .slice(0, slide.elements.indexOf(element))
    .findLast((other) => isOpaqueElement(other) && containsBox(boundsOf(other), center));
  if (!elementBelow) return slide.backgroundPicture ? null : slide.background;
  return elementBelow.type === 'shape' && elementBelow.opacity === 1 ? elementBelow.fill : null;
}

/** Icons have holes, so they are no background. */
function isFilledShape(element: SlideElement): boolean {
  return element.type === 'shape' && element.fill !== 'none' && element.shapeType !== 'path';
}

function isOpaqueElement(element: SlideElement): boolean {
  return element.type === 'image' || isFilledShape(element);
}
