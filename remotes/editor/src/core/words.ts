import { figureWords } from './film/figures';
import type { Point } from './geometry/box';
import { endsOf } from './geometry/line';
import type { LineElement, SlideElement } from './model/deck';

const KINDS = {
  text: 'Text',
  rectangle: 'Rectangle',
  circle: 'Circle',
  polygon: 'Polygon',
  star: 'Star',
  bubble: 'Speech bubble',
  path: 'Drawing',
  code: 'QR code',
  image: 'Image',
  table: 'Table',
  line: 'Line',
  arrow: 'Arrow',
  bar: 'Bar chart',
  curve: 'Line chart',
  pie: 'Pie chart',
  waterfall: 'Waterfall chart',
} as const;

export const KIND_WORDS: readonly string[] = Object.values(KINDS);

export function kindOf(element: SlideElement): string {
  if (element.type === 'line') return KINDS[isArrow(element) ? 'arrow' : 'line'];
  if (element.type === 'chart') return KINDS[element.kind === 'line' ? 'curve' : element.kind];
  return KINDS[element.type === 'shape' ? element.shapeType : element.type];
}

export function isArrow({ from, to }: LineElement): boolean {
  return from.head !== 'none' || to.head !== 'none';
}

/** Name of an element for people: custom name, description, source name, content or type. */
export function nameOf(element: SlideElement): string {
  const chosenName = element.title || element.alt || element.name;
  if (chosenName !== '') return `${kindOf(element)}: ${chosenName}`;
  if (element.type === 'text') return `Text: ${shorten(element.content) || 'empty'}`;
  if (element.type === 'shape' && element.link !== '') return `${kindOf(element)}: ${element.link}`;
  if (element.type === 'chart') return `${kindOf(element)}: ${figureWords(element.rows)}`;
  if (element.type === 'table') return `Table: ${element.rows.length} rows`;
  return kindOf(element);
}

/** Name with position and size, for screen readers. */
export function describe(element: SlideElement): string {
  if (element.type === 'line')
    return `${nameOf(element)}, ${wayOf(element)}${element.locked ? ', locked' : ''}`;
  const position = `at ${Math.round(element.x)}, ${Math.round(element.y)}`;
  const size = `${Math.round(element.width)} by ${Math.round(element.height)}`;
  const rotationText =
    element.rotation === 0 ? '' : `, turned ${Math.round(element.rotation)} degrees`;
  return `${nameOf(element)}, ${position}, ${size}${rotationText}${element.locked ? ', locked' : ''}`;
}

function wayOf(line: LineElement): string {
  const { from, to } = endsOf(line);
  const connectionText = line.from.joint || line.to.joint ? ', sticks to another element' : '';
  return `from ${placeWords(from)} to ${placeWords(to)}${connectionText}`;
}

function placeWords({ x, y }: Point): string {
  return `${Math.round(x)}, ${Math.round(y)}`;
}

export function countOf(count: number, singular: string): string {
  return `${count} ${singular}${count === 1 ? '' : 's'}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
