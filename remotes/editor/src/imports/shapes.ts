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
  context: Reading,
): Promise<readonly SlideElement[]> {
  const ancestors = ancestorsOf(shape, context.heritage);
  const transform = ancestors.map((each) => boxIn(child(each, 'spPr', 'xfrm'))).find(Boolean);
  if (!transform) return [];
  const box = context.project(transform);
  const text = readTextBox(ancestors, box, context);
  // Placeholders without content are not shown in PowerPoint either.
  if (placeholderOf(shape) && !text && !child(shape, 'spPr')?.children.length) return [];
  const blipFill = child(shape, 'spPr', 'blipFill');
  const background = blipFill
    ? await readPicture(shape, blipFill, box, context)
    : outlineOf(ancestors, box, context);
  const elements = [background, text].filter((element) => element !== undefined);
  if (elements.length < 2) return elements;
  const groupId = newId();
  return elements.map((element) => ({ ...element, groupId }));
}

/** Undefined for shapes without fill and border, such as text boxes. */
function outlineOf(ancestors: Ancestors, box: Placed, context: Reading): ShapeElement | undefined {
  const [shape] = ancestors;
  const paint = fillOf(ancestors, context);
  const shapeLine = lineOf(ancestors, context);
  if (paint.fill === 'none' && shapeLine.stroke === 'none') return undefined;
  const geometry = formIn(child(shape, 'spPr'), box);
  if (!geometry) context.remarks.count('form');
  return createShape({
    ...outset(box, shapeLine.strokeWidth / 2),
    ...ownNames(shape),
    ...geometry,
    fill: paint.fill,
    stroke: shapeLine.stroke,
    strokeWidth: shapeLine.strokeWidth,
    opacity: paint.fill === 'none' ? shapeLine.alpha : paint.alpha,
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
