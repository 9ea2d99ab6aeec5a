import type { SlideElement } from './model/deck';

const KINDS = {
  text: 'Text',
  rectangle: 'Rectangle',
  circle: 'Circle',
  image: 'Image',
  table: 'Table',
} as const;

export function kindOf(element: SlideElement): string {
  return KINDS[element.type === 'shape' ? element.shapeType : element.type];
}

/** What a person calls the element: its description, its name, its words, or its kind. */
export function nameOf(element: SlideElement): string {
  const given = element.alt || element.name;
  if (given !== '') return `${kindOf(element)}: ${given}`;
  if (element.type === 'text') return `Text: ${shorten(element.content) || 'empty'}`;
  if (element.type === 'table') return `Table: ${element.rows.length} rows`;
  return kindOf(element);
}

/** The name with place and size, for a screen reader. */
export function describe(element: SlideElement): string {
  const place = `at ${Math.round(element.x)}, ${Math.round(element.y)}`;
  const size = `${Math.round(element.width)} by ${Math.round(element.height)}`;
  const turned = element.rotation === 0 ? '' : `, turned ${Math.round(element.rotation)} degrees`;
  return `${nameOf(element)}, ${place}, ${size}${turned}${element.locked ? ', locked' : ''}`;
}

export function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
