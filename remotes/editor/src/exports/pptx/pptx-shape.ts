import type PptxGen from 'pptxgenjs';
import { CALLOUT_CORNER_RATIO } from '../../elements/shape/outline';
import type { ShapeElement } from '../../elements/shape/shape-schema';
import { QR_BACKGROUND, qrForeground } from '../../elements/shape/qr-colors';
import { averageColorOf } from '../../core/model/fill';
import { elementLabelOf } from '../../core/element-labels';
import {
  type XmlPatch,
  type XmlPatches,
  createCornerPatches,
  createDescriptionPatches,
} from './xml-patches';
import { POINTS_PER_PX } from '../../core/geometry/units';
import { toPptxColor } from './pptx-markup';
import { writeQrGeometry, writePolygonGeometry, writePathGeometry } from './pptx-geometry';
import { QR_MODULES_NAME } from './helper-shape-names';

interface ShapeWriteContext {
  readonly page: PptxGen.Slide;
  readonly patches: XmlPatches;
}

type BoxOf = (shape: ShapeElement) => {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rotate: number;
};

/** Borders are inside the box here and centred on its edge in PPTX, so the box shrinks by half the border. */
export function addShape(context: ShapeWriteContext, shape: ShapeElement, boxOf: BoxOf): void {
  if (shape.shapeType === 'qr-code') return addQrCode(context, shape, boxOf);
  const { page, patches } = context;
  const line = shape.stroke === 'none' ? 0 : shape.strokeWidth;
  const inset = Math.min(line / 2, shape.width / 2 - 0.5, shape.height / 2 - 0.5);
  const inner = {
    ...shape,
    x: shape.x + inset,
    y: shape.y + inset,
    width: shape.width - 2 * inset,
    height: shape.height - 2 * inset,
  };
  const transparency = Math.round((1 - shape.opacity) * 100);
  page.addShape(shape.shapeType === 'circle' ? 'ellipse' : 'rect', {
    ...boxOf(inner),
    objectName: patches.addToName(elementLabelOf(shape), [
      ...createDescriptionPatches(shape),
      ...patches.createGradientPatches(shape.fill),
      ...geometryPatchesOf(inner),
    ]),
    fill:
      shape.fill === 'none'
        ? { type: 'none' }
        : { color: toPptxColor(averageColorOf(shape.fill)), transparency },
    line:
      line === 0
        ? { type: 'none' }
        : { color: toPptxColor(shape.stroke), width: line * POINTS_PER_PX, transparency },
  });
}

/** Rounded corners, and callouts whose tip stays adjustable in PowerPoint. */
function geometryPatchesOf(shape: ShapeElement): readonly XmlPatch[] {
  if (shape.shapeType === 'rectangle') return createCornerPatches(shape);
  if (shape.shapeType === 'circle') return [];
  if (shape.shapeType === 'path') return [createGeometryPatch(writePathGeometry(shape))];
  return [
    createGeometryPatch(
      shape.shapeType === 'callout' ? writeCalloutGeometry(shape) : writePolygonGeometry(shape),
    ),
  ];
}

/** Light background with the link, and the dark modules on top. */
function addQrCode({ page, patches }: ShapeWriteContext, shape: ShapeElement, boxOf: BoxOf): void {
  const transparency = Math.round((1 - shape.opacity) * 100);
  const box = boxOf(shape);
  const side = Math.min(box.w, box.h);
  page.addShape('rect', {
    ...box,
    x: box.x + (box.w - side) / 2,
    y: box.y + (box.h - side) / 2,
    w: side,
    h: side,
    objectName: patches.addToName(elementLabelOf(shape), createDescriptionPatches(shape)),
    hyperlink: { url: shape.link },
    fill: { color: toPptxColor(QR_BACKGROUND), transparency },
    line: { type: 'none' },
  });
  page.addShape('rect', {
    ...box,
    objectName: patches.addToName(QR_MODULES_NAME, [createGeometryPatch(writeQrGeometry(shape))]),
    fill: { color: toPptxColor(qrForeground(shape.fill)), transparency },
    line: { type: 'none' },
  });
}

export function createGeometryPatch(geometryXml: string): XmlPatch {
  return (xml) => xml.replace(/<a:prstGeom prst="rect">.*?<\/a:prstGeom>/s, geometryXml);
}

function writeCalloutGeometry({ calloutTip }: ShapeElement): string {
  const adjustments = [calloutTip.x - 0.5, calloutTip.y - 0.5, CALLOUT_CORNER_RATIO]
    .map((ratio, index) => `<a:gd name="adj${index + 1}" fmla="val ${Math.round(ratio * 1e5)}"/>`)
    .join('');
  return `<a:prstGeom prst="wedgeRoundRectCallout"><a:avLst>${adjustments}</a:avLst></a:prstGeom>`;
}
