import { tableColorsOf, tableStyleOf } from '../../elements/table/table-styles';
import { backgroundColorOf } from './slides/background';
import type { SlideElement } from '../../elements/element-schema';
import { isDarkFill } from '../model/contrast';
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
  if (element.type === 'table')
    return { ...element, ...tableColorsOf(tableStyleOf(element), background) };
  if (element.type === 'chart' && isDarkFill(background)) return { ...element, ...ON_DARK };
  if (element.type === 'line' && isDarkFill(background)) return { ...element, stroke: '#cbd5e1' };
  if (element.type === 'shape' && element.shapeType === 'path' && isDarkFill(background))
    return { ...element, fill: '#f1f5f9' };
  const isUnreadable =
    element.type === 'text' && element.color === '#000000' && isDarkFill(background);
  return isUnreadable ? { ...element, color: '#f8fafc' } : element;
}

const ON_DARK = {
  color: '#f1f5f9',
  lineColor: '#475569',
  colors: ['#f0a63a', '#94a3b8', '#f1f5f9', '#b45309', '#64748b', '#cbd5e1'],
};

function hasSameBox({ x, y, width, height }: SlideElement, other: SlideElement): boolean {
  return other.x === x && other.y === y && other.width === width && other.height === height;
}
