import { createShape } from '../core/model/create';
import type { ShapeElement, SlideElement } from '../core/model/deck';
import { newId } from '../core/model/ids';
import { boxIn, placeOf, type Placed } from './boxes';
import { type Paint, paintIn, styledPaint } from './fills';
import { formIn } from './forms';
import { type Ancestors, ancestorsOf, placeholderOf } from './heritage';
import { child, textAt } from './markup';
import { ownNames } from './own-names';
import { readPicture } from './read-picture';
import type { Reading } from './reading';
import { lineOf } from './shape-line';
import { readTextBox } from './text-box';

/** Reads a shape, its text, or both as a group. */
export async function readShape(
  shape: Element,
  reading: Reading,
): Promise<readonly SlideElement[]> {
  const ancestors = ancestorsOf(shape, reading.heritage);
  const place = ancestors.map((each) => boxIn(child(each, 'spPr', 'xfrm'))).find(Boolean);
  if (!place) return [];
  const placed = reading.project(place);
  const words = readTextBox(ancestors, placed, reading);
  // Placeholders without content are not shown in PowerPoint either.
  if (placeholderOf(shape) && !words && !child(shape, 'spPr')?.children.length) return [];
  const filling = child(shape, 'spPr', 'blipFill');
  const ground = filling
    ? await readPicture(shape, filling, placed, reading)
    : outlineOf(ancestors, placed, reading);
  const parts = [ground, words].filter((part) => part !== undefined);
  if (parts.length < 2) return parts;
  const groupId = newId();
  return parts.map((part) => ({ ...part, groupId }));
}

/** Undefined for shapes without fill and border, such as text boxes. */
function outlineOf(
  ancestors: Ancestors,
  placed: Placed,
  reading: Reading,
): ShapeElement | undefined {
  const [shape] = ancestors;
  const paint = fillOf(ancestors, reading);
  const line = lineOf(ancestors, reading);
  if (paint.fill === 'none' && line.stroke === 'none') return undefined;
  const form = formIn(child(shape, 'spPr'), placed);
  if (!form) reading.remarks.count('form');
  return createShape({
    ...outset(placed, line.strokeWidth / 2),
    ...ownNames(shape),
    ...form,
    fill: paint.fill,
    stroke: line.stroke,
    strokeWidth: line.strokeWidth,
    opacity: paint.fill === 'none' ? line.alpha : paint.alpha,
  });
}

export function formOf(shape: Element | undefined): string {
  const properties = child(shape, 'spPr');
  if (child(properties, 'custGeom')) return 'custom';
  return textAt(child(properties, 'prstGeom'), 'prst') ?? 'rect';
}

export function fillOf(ancestors: Ancestors, { painter, heritage }: Reading): Paint {
  for (const shape of ancestors) {
    const paint = paintIn(child(shape, 'spPr'), painter);
    if (paint) return paint;
  }
  const reference = child(ancestors[0], 'style', 'fillRef');
  return styledPaint(reference, { theme: heritage.theme, painter }) ?? { fill: 'none', alpha: 1 };
}

/** Borders are centred on the edge in PPTX and inside the box here. */
function outset(box: Placed, by: number) {
  return placeOf({
    ...box,
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  });
}
