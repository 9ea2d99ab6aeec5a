import { createShape } from '../elements/shape/create-shape';
import type { ShapeElement } from '../elements/shape/shape-schema';
import type { SlideElement } from '../elements/element-schema';
import { isQrLink } from '../core/model/link';
import { readTransform, elementBoxOf } from './shapes/transforms';
import { findHyperlink, readObjectNames } from './object-names';
import type { ImportContext } from './import-context';
import { resolveFill } from './shapes/shapes';
import { findChild, readRelationshipId } from './package/xml-elements';

/** Reads a QR code of this editor from its background, which carries the link. */
export function readQrCode(shape: Element, context: ImportContext): ShapeElement | undefined {
  const transform = readTransform(findChild(shape, 'spPr', 'xfrm'));
  const link = context.part.links.get(readRelationshipId(findHyperlink(shape), 'id') ?? '');
  if (!transform || link === undefined || !isQrLink(link)) return undefined;
  const { customName, sourceName, alt } = readObjectNames(shape);
  return createShape({
    ...elementBoxOf(context.project(transform)),
    shapeType: 'qr-code',
    link,
    customName: customName === link ? '' : customName,
    alt,
    sourceName: sourceName === link ? '' : sourceName,
    stroke: 'none',
    strokeWidth: 0,
  });
}

/** Takes the colour of the modules; they are drawn again from the link. */
export function readQrModules(
  bars: Element,
  context: ImportContext,
  before: readonly SlideElement[],
): readonly SlideElement[] {
  const qrCode = before.at(-1);
  if (qrCode?.type !== 'shape' || qrCode.shapeType !== 'qr-code') return before;
  const { fill, alpha } = resolveFill([bars], context);
  return [...before.slice(0, -1), { ...qrCode, fill, opacity: alpha }];
}
