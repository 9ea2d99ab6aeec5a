import { createShape } from '../core/model/create';
import type { ShapeElement, SlideElement } from '../core/model/deck';
import { isCodeLink } from '../core/model/link';
import { boxIn, placeOf } from './boxes';
import { clickOf, ownNames } from './own-names';
import type { Reading } from './reading';
import { fillOf } from './shapes';
import { child, relationAt } from './markup';

/** Reads a QR code of this editor from its background, which carries the link. */
export function readCode(shape: Element, context: Reading): ShapeElement | undefined {
  const transform = boxIn(child(shape, 'spPr', 'xfrm'));
  const link = context.part.links.get(relationAt(clickOf(shape), 'id') ?? '');
  if (!transform || link === undefined || !isCodeLink(link)) return undefined;
  const { title, name, alt } = ownNames(shape);
  return createShape({
    ...placeOf(context.project(transform)),
    shapeType: 'code',
    link,
    title: title === link ? '' : title,
    alt,
    name: name === link ? '' : name,
    stroke: 'none',
    strokeWidth: 0,
  });
}

/** Takes the colour of the modules; they are drawn again from the link. */
export function readCodeBars(
  bars: Element,
  context: Reading,
  before: readonly SlideElement[],
): readonly SlideElement[] {
  const qrCode = before.at(-1);
  if (qrCode?.type !== 'shape' || qrCode.shapeType !== 'code') return before;
  const { fill, alpha } = fillOf([bars], context);
  return [...before.slice(0, -1), { ...qrCode, fill, opacity: alpha }];
}
