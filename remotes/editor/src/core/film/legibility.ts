import { boundsOf, centreOf, encloses } from '../geometry/box';
import type { Slide, SlideElement } from '../model/deck';
import type { TextStyle } from '../model/words';
import { contrastOf } from '../model/ink';
import { stylesOf } from '../text/marks';

/** WCAG contrast minimums for large text and for all other text. */
const LARGE = { size: 24, least: 3 };
const LEAST = 4.5;

/** True if text hardly differs from the colour behind it. Pictures are not judged. */
export function isUnclear(element: SlideElement, slide: Slide): boolean {
  if (element.type !== 'text' && element.type !== 'table') return false;
  if (element.type === 'text' && element.content.trim() === '') return false;
  const backgroundColor = groundOf(element, slide);
  if (backgroundColor === null) return false;
  if (element.type === 'text')
    return stylesOf(element).some(
      (style) => contrastOf(style.color, backgroundColor) < leastOf(style),
    );
  const head = element.headFill === 'none' ? backgroundColor : element.headFill;
  const hasLowHeaderContrast = contrastOf(element.headColor, head) < LEAST;
  return hasLowHeaderContrast || contrastOf(element.color, backgroundColor) < LEAST;
}

function leastOf({ fontSize }: TextStyle): number {
  return fontSize >= LARGE.size ? LARGE.least : LEAST;
}

/** Colour behind an element's centre; null over a picture or a translucent element. */
function groundOf(element: SlideElement, slide: Slide): string | null {
  const center = { ...centreOf(element), width: 0, height: 0 };
  const elementBelow = slide.elements
    .slice(0, slide.elements.indexOf(element))
    .findLast((other) => coversPlace(other) && encloses(boundsOf(other), center));
  if (!elementBelow) return slide.picture ? null : slide.background;
  return elementBelow.type === 'shape' && elementBelow.opacity === 1 ? elementBelow.fill : null;
}

/** Icons have holes, so they are no background. */
function isSurface(element: SlideElement): boolean {
  return element.type === 'shape' && element.fill !== 'none' && element.shapeType !== 'path';
}

function coversPlace(element: SlideElement): boolean {
  return element.type === 'image' || isSurface(element);
}
