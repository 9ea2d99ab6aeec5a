import { kindOf } from '../../elements/kinds';
import { backgroundColorOf } from './slides/background';
import type { SlideElement } from '../../elements/element-schema';
import { applyTheme } from '../theme/apply-theme';
import { type EditorDocument, currentSlideOf } from './editor-document';
import { addElements, roundPx } from './elements';

const OFFSET_PX = 16;
const MAX_TRIES = 20;

/** Adds an element to the slide, offset if it would exactly cover another one. */
export function addNewElement(doc: EditorDocument, element: SlideElement): EditorDocument {
  const { elements } = currentSlideOf(doc);
  const background = backgroundColorOf(currentSlideOf(doc));
  const { theme } = doc.deck;
  let result = theme
    ? applyTheme(element, theme, background)
    : withReadableColors(element, background);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (!elements.some((other) => hasSameBox(result, other))) break;
    result = { ...result, x: roundPx(result.x + OFFSET_PX), y: roundPx(result.y + OFFSET_PX) };
  }
  return addElements(doc, [result]);
}

/** Colours an element so that it is readable on the slide. */
export function withReadableColors(element: SlideElement, background: string): SlideElement {
  return kindOf(element).withReadableColors?.(element, background) ?? element;
}

function hasSameBox({ x, y, width, height }: SlideElement, other: SlideElement): boolean {
  return other.x === x && other.y === y && other.width === width && other.height === height;
}
