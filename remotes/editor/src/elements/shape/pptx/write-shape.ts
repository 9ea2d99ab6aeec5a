import { baselineOffsetOf } from '../../../core/text/baseline-offset';
import {
  CALLOUT_CORNER_RATIO,
  innerBoxOf,
  pathSegmentsOfShape,
  polygonCornersOf,
} from '../outline';
import { textBodyXml } from '../../text/pptx/write-text';
import { textBoxOfShape } from '../shape-text';
import { DEFAULT_TEXT_INSETS, textRectOf } from '../shape-text-rect';
import type { PathSegment } from '../../../core/geometry/path';
import {
  BOX_SITES,
  type ConnectionSites,
  ELLIPSE_SITES,
  shapeXml,
  type SlideWriter,
} from '../../../ooxml/slide-writer';
import type { ShapeElement } from '../shape-schema';
import { QR_BACKGROUND, qrForeground } from '../qr-colors';
import { encodeQrCode } from '../encode-qr-code';
import {
  closePolyline,
  cornersXml,
  fillXml,
  NO_LINE,
  pathXml,
  presetXml,
  solidFillXml,
  toEmu,
  transformXml,
} from '../../../ooxml/drawing-xml';
import { QR_MODULES_NAME } from '../../../ooxml/object-names';
import { attributes, xml, type Xml, type XmlValue } from '../../../ooxml/package/xml';

/** Borders are inside the box here and centred on its edge in PPTX, so the box shrinks by half the border. */
export function writeShape(slide: SlideWriter, shape: ShapeElement): XmlValue {
  if (shape.shapeType === 'qr-code') return writeQrCode(slide, shape);
  const line = shape.stroke === 'none' ? 0 : shape.strokeWidth;
  const inset = Math.min(line / 2, shape.width / 2 - 0.5, shape.height / 2 - 0.5);
  const inner = {
    ...shape,
    x: shape.x + inset,
    y: shape.y + inset,
    width: shape.width - 2 * inset,
    height: shape.height - 2 * inset,
    stroke: 'none',
  };
  const text = writeShapeText(slide, shape);
  return shapeXml(
    slide.elementNamesXml(shape, { isDecorative: text === undefined }),
    [
      transformXml(inner, attributes({ flipH: shape.preset?.isMirrored ? 1 : undefined })),
      GEOMETRIES[shape.shapeType](inner),
      fillXml(shape.fill, shape.opacity),
      line === 0
        ? NO_LINE
        : xml`<a:ln w="${toEmu(line)}">${solidFillXml(shape.stroke, shape.opacity)}</a:ln>`,
    ],
    text,
  );
}

/** Text in the text rectangle of the same shape; outlines of our own have their whole box there. */
function writeShapeText(slide: SlideWriter, shape: ShapeElement): Xml | undefined {
  const text = shape.text?.content.trim() ? textBoxOfShape(shape) : undefined;
  if (!text) return undefined;
  const { left, top, right, bottom } = shape.textInsets ?? DEFAULT_TEXT_INSETS;
  const [box, rect] = [innerBoxOf(shape), textRectOf(shape)];
  const isOutline = ['polygon', 'star'].includes(shape.shapeType);
  const across = isOutline ? rect.x - box.x : 0;
  const [above, below] = isOutline
    ? [rect.y - box.y, box.y + box.height - rect.y - rect.height]
    : [0, 0];
  const offset = baselineOffsetOf(text);
  return textBodyXml(
    slide,
    { ...text, opacity: shape.opacity },
    {
      left: left + across,
      top: top + above + offset,
      right: right + across,
      bottom: bottom + below - offset,
    },
  );
}

/** Custom outlines have no connection sites. */
export function connectionSitesOfShape({ shapeType }: ShapeElement): ConnectionSites | undefined {
  if (shapeType === 'circle') return ELLIPSE_SITES;
  return ['polygon', 'star', 'path', 'preset'].includes(shapeType) ? undefined : BOX_SITES;
}

/** The presets of OOXML have other proportions than the polygons and stars here. */
const GEOMETRIES: Readonly<Record<ShapeElement['shapeType'], (shape: ShapeElement) => Xml>> = {
  rectangle: cornersXml,
  circle: () => presetXml('ellipse'),
  polygon: (shape) => pathXml(shape, closePolyline(polygonCornersOf(shape))),
  star: (shape) => pathXml(shape, closePolyline(polygonCornersOf(shape))),
  callout: ({ calloutTip: { x, y } }) =>
    presetXml('wedgeRoundRectCallout', {
      adj1: x - 0.5,
      adj2: y - 0.5,
      adj3: CALLOUT_CORNER_RATIO,
    }),
  path: (shape) => pathXml(shape, pathSegmentsOfShape(shape)),
  preset: ({ preset }) =>
    presetXml(
      preset?.name ?? 'rect',
      Object.fromEntries(
        Object.entries(preset?.adjustments ?? {}).map(([name, value]) => [name, value / 100_000]),
      ),
    ),
  'qr-code': (shape) => pathXml(shape, qrSegmentsOf(shape)),
};

/** Light background with the link, and the dark modules on top. */
function writeQrCode(slide: SlideWriter, shape: ShapeElement): XmlValue {
  const { x, y, width, height, opacity } = shape;
  const side = Math.min(width, height);
  const square = {
    x: x + (width - side) / 2,
    y: y + (height - side) / 2,
    width: side,
    height: side,
  };
  const fill = (color: string) => [solidFillXml(color, opacity), NO_LINE];
  return [
    shapeXml(slide.elementNamesXml(shape, { link: shape.link }), [
      transformXml({ ...shape, ...square }),
      presetXml('rect'),
      fill(QR_BACKGROUND),
    ]),
    shapeXml(slide.namesXml({ name: QR_MODULES_NAME, isDecorative: true }), [
      transformXml(shape),
      GEOMETRIES['qr-code'](shape),
      fill(qrForeground(shape.fill)),
    ]),
  ];
}

/** Dark modules of a QR code as one outline. */
function qrSegmentsOf({ link, width, height }: ShapeElement): readonly PathSegment[] {
  const { moduleCount, bars } = encodeQrCode(link);
  const unit = Math.min(width, height) / moduleCount;
  const [left, top] = [(width - unit * moduleCount) / 2, (height - unit * moduleCount) / 2];
  const at = (x: number, y: number) => ({ x: left + x * unit, y: top + y * unit });
  return bars.flatMap(({ x, y, length }) =>
    closePolyline([at(x, y), at(x + length, y), at(x + length, y + 1), at(x, y + 1)]),
  );
}
