import { createShape } from '../create-shape';
import type { ShapeElement } from '../shape-schema';
import type { SlideElement } from '../../../core/elements/slide-element';
import { isQrLink } from '../../../core/model/link';
import { readTransform, elementBoxOf } from '../../../ooxml/transforms';
import {
  findHyperlink,
  isHelperShape,
  objectNameOf,
  readObjectNames,
  QR_MODULES_NAME,
} from '../../../ooxml/object-names';
import type { RestoreElement } from '../../pptx-reader';
import type { ImportContext } from '../../../ooxml/import-context';
import { resolveFill } from './read-shapes';
import { findChild, readRelationshipId } from '../../../ooxml/package/xml-elements';

export const restoreQrCode: RestoreElement = (shape, context, before) => {
  if (shape.localName !== 'sp') return undefined;
  if (isHelperShape(shape, QR_MODULES_NAME)) return readQrModules(shape, context, before);
  const isQrCode = /^QR code(: |$)/.test(objectNameOf(shape));
  const qrCode = isQrCode ? readQrCode(shape, context) : undefined;
  return qrCode && [...before, qrCode];
};

/** Reads a QR code of this editor from its background, which carries the link. */
function readQrCode(shape: Element, context: ImportContext): ShapeElement | undefined {
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
function readQrModules(
  bars: Element,
  context: ImportContext,
  before: readonly SlideElement[],
): readonly SlideElement[] {
  const qrCode = before.at(-1);
  if (qrCode?.type !== 'shape' || qrCode.shapeType !== 'qr-code') return before;
  const { fill, alpha } = resolveFill([bars], context);
  return [...before.slice(0, -1), { ...qrCode, fill, opacity: alpha }];
}
