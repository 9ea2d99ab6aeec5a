import { colorsOf, lookOf } from '../film/table-looks';
import { groundOf } from './background';
import type { SlideElement } from '../model/deck';
import { isDark } from '../model/ink';
import { dress } from '../theme/dress';
import { type Document, slideOf } from './document';
import { addElements, tidy } from './elements';

const BESIDE = 16;
const MOST_TRIES = 20;

/** Adds an element to the slide, offset if it would exactly cover another one. */
export function addNew(doc: Document, element: SlideElement): Document {
  const { elements } = slideOf(doc);
  const background = groundOf(slideOf(doc));
  const { theme } = doc.deck;
  let result = theme ? dress(element, theme, background) : dressed(element, background);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (!elements.some((other) => covers(result, other))) break;
    result = { ...result, x: tidy(result.x + BESIDE), y: tidy(result.y + BESIDE) };
  }
  return addElements(doc, [result]);
}

/** Colours an element so that it is readable on the slide. */
export function dressed(element: SlideElement, background: string): SlideElement {
  if (element.type === 'table') return { ...element, ...colorsOf(lookOf(element), background) };
  if (element.type === 'chart' && isDark(background)) return { ...element, ...ON_DARK };
  if (element.type === 'line' && isDark(background)) return { ...element, stroke: '#cbd5e1' };
  if (element.type === 'shape' && element.shapeType === 'path' && isDark(background))
    return { ...element, fill: '#f1f5f9' };
  const isUnreadable = element.type === 'text' && element.color === '#000000' && isDark(background);
  return isUnreadable ? { ...element, color: '#f8fafc' } : element;
}

const ON_DARK = {
  color: '#f1f5f9',
  line: '#475569',
  colors: ['#f0a63a', '#94a3b8', '#f1f5f9', '#b45309', '#64748b', '#cbd5e1'],
};

function covers({ x, y, width, height }: SlideElement, other: SlideElement): boolean {
  return other.x === x && other.y === y && other.width === width && other.height === height;
}
