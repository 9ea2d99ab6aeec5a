import type { SlideElement } from './slide-element';
import { kindOf } from './kinds';

export function elementTypeLabelOf(element: SlideElement): string {
  const { labels, variantOf } = kindOf(element);
  return labels[variantOf?.(element) ?? element.type] ?? '';
}

/** Name of an element for people: custom name, description, source name, content or type. */
export function elementLabelOf(element: SlideElement): string {
  const name =
    element.customName || element.alt || element.sourceName || kindOf(element).summaryOf?.(element);
  const typeLabel = elementTypeLabelOf(element);
  return name ? `${typeLabel}: ${name}` : typeLabel;
}

/** Name in a list, where the whole data of a chart would fill the panel. */
export function shortElementLabelOf(element: SlideElement): string {
  const label = elementLabelOf(element);
  return label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label;
}

const MAX_LABEL_LENGTH = 72;

/** Name with position and size, for screen readers. */
export function describeElement(element: SlideElement): string {
  const position = (kindOf(element).describePosition ?? describeBox)(element);
  return `${elementLabelOf(element)}, ${position}${element.locked ? ', locked' : ''}`;
}

function describeBox({ x, y, width, height, rotation }: SlideElement): string {
  const rotationText = rotation === 0 ? '' : `, rotated ${Math.round(rotation)} degrees`;
  return `at ${Math.round(x)}, ${Math.round(y)}, ${Math.round(width)} by ${Math.round(height)}${rotationText}`;
}

export function formatCount(count: number, singular: string): string {
  return `${count.toLocaleString('en-GB')} ${singular}${count === 1 ? '' : 's'}`;
}
