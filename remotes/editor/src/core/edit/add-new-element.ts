import { backgroundColorOf } from './slides/background-edits';
import type { SlideElement } from '../elements/slide-element';
import { kindOf } from '../elements/kinds';
import { type EditorDocument, currentSlideOf } from './editor-document';
import { boundsOf } from '../geometry/box';
import { placeBox } from '../geometry/find-free-box';
import { slideSizeOf } from '../model/deck-constants';
import { addElements, roundPx } from './elements';

const OFFSET_PX = 16;
const MAX_TRIES = 20;

/**
 * Adds an element to the slide in its style and the deck's language, where it covers nothing or the largest elements only, offset from one in
 * the same place.
 */
export function addNewElement(doc: EditorDocument, newElement: SlideElement): EditorDocument {
  const { newStyle, setLanguage } = kindOf(newElement);
  const { applyTheme, withReadableColors, minPart } = newStyle ?? {};
  const element = setLanguage?.(newElement, doc.deck.language) ?? newElement;
  const { elements } = currentSlideOf(doc);
  const background = backgroundColorOf(currentSlideOf(doc));
  const { theme } = doc.deck;
  let result =
    (theme
      ? applyTheme?.(element, theme, background)
      : withReadableColors?.(element, background)) ?? element;
  if (minPart !== undefined) {
    const room = { slide: slideSizeOf(doc.deck), minPart };
    result = { ...result, ...placeBox(boundsOf(result), elements.map(boundsOf), room) };
  }
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (!elements.some((other) => hasSameBox(result, other))) break;
    result = { ...result, x: roundPx(result.x + OFFSET_PX), y: roundPx(result.y + OFFSET_PX) };
  }
  return addElements(doc, [result]);
}

function hasSameBox({ x, y, width, height }: SlideElement, other: SlideElement): boolean {
  return other.x === x && other.y === y && other.width === width && other.height === height;
}
