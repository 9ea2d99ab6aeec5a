import { createShape } from '../core/model/create';
import type { ShapeElement, SlideElement } from '../core/model/deck';
import { isCodeLink } from '../core/model/link';
import { boxIn, placeOf } from './boxes';
import { clickOf, ownNames } from './own-names';
import type { Reading } from './reading';
import { fillOf } from './shapes';
import { child, relationAt } from './markup';

/** Reads a QR code of this editor from its background, which carries the link. */
export function readCode(shape: Element, reading: Reading): ShapeElement | undefined {
  const place = boxIn(child(shape, 'spPr', 'xfrm'));
  const link = reading.part.links.get(relationAt(clickOf(shape), 'id') ?? '');
  if (!place || link === undefined || !isCodeLink(link)) return undefined;
  const { title, name, alt } = ownNames(shape);
  return createShape({
    ...placeOf(reading.project(place)),
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
  reading: Reading,
  before: readonly SlideElement[],
): readonly SlideElement[] {
  const last = before.at(-1);
  if (last?.type !== 'shape' || last.shapeType !== 'code') return before;
  const { fill, alpha } = fillOf([bars], reading);
  return [...before.slice(0, -1), { ...last, fill, opacity: alpha }];
}
