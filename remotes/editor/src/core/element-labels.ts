import { describeChartData } from '../elements/chart/chart-data';
import type { Point } from './geometry/box';
import { lineEndPointsOf } from '../elements/line/line-geometry';
import type { LineElement } from '../elements/line/line-schema';
import type { SlideElement } from '../elements/element-schema';

const TYPE_LABELS = {
  text: 'Text',
  rectangle: 'Rectangle',
  circle: 'Circle',
  polygon: 'Polygon',
  star: 'Star',
  callout: 'Speech bubble',
  path: 'Drawing',
  'qr-code': 'QR code',
  image: 'Image',
  table: 'Table',
  line: 'Line',
  arrow: 'Arrow',
  bar: 'Bar chart',
  curve: 'Line chart',
  pie: 'Pie chart',
  waterfall: 'Waterfall chart',
} as const;

export const ELEMENT_TYPE_LABELS: readonly string[] = Object.values(TYPE_LABELS);

export function elementTypeLabelOf(element: SlideElement): string {
  if (element.type === 'line') return TYPE_LABELS[isArrow(element) ? 'arrow' : 'line'];
  if (element.type === 'chart')
    return TYPE_LABELS[element.kind === 'line' ? 'curve' : element.kind];
  return TYPE_LABELS[element.type === 'shape' ? element.shapeType : element.type];
}

export function isArrow({ from, to }: LineElement): boolean {
  return from.arrowhead !== 'none' || to.arrowhead !== 'none';
}

/** Name of an element for people: custom name, description, source name, content or type. */
export function elementLabelOf(element: SlideElement): string {
  const chosenName = element.customName || element.alt || element.sourceName;
  if (chosenName !== '') return `${elementTypeLabelOf(element)}: ${chosenName}`;
  if (element.type === 'text') return `Text: ${shorten(element.content) || 'empty'}`;
  if (element.type === 'shape' && element.link !== '')
    return `${elementTypeLabelOf(element)}: ${element.link}`;
  if (element.type === 'chart')
    return `${elementTypeLabelOf(element)}: ${describeChartData(element.rows)}`;
  if (element.type === 'table') return `Table: ${element.rows.length} rows`;
  return elementTypeLabelOf(element);
}

/** Name with position and size, for screen readers. */
export function describeElement(element: SlideElement): string {
  if (element.type === 'line')
    return `${elementLabelOf(element)}, ${describeLineEnds(element)}${element.locked ? ', locked' : ''}`;
  const position = `at ${Math.round(element.x)}, ${Math.round(element.y)}`;
  const size = `${Math.round(element.width)} by ${Math.round(element.height)}`;
  const rotationText =
    element.rotation === 0 ? '' : `, rotated ${Math.round(element.rotation)} degrees`;
  return `${elementLabelOf(element)}, ${position}, ${size}${rotationText}${element.locked ? ', locked' : ''}`;
}

function describeLineEnds(line: LineElement): string {
  const { from, to } = lineEndPointsOf(line);
  const connectionText =
    line.from.connection || line.to.connection ? ', attached to another element' : '';
  return `from ${formatPosition(from)} to ${formatPosition(to)}${connectionText}`;
}

function formatPosition({ x, y }: Point): string {
  return `${Math.round(x)}, ${Math.round(y)}`;
}

export function formatCount(count: number, singular: string): string {
  return `${count} ${singular}${count === 1 ? '' : 's'}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
