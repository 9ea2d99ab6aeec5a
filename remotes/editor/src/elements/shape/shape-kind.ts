import type { ElementKind } from '../element-kind';
import type { ShapeElement } from './shape-schema';

export const shapeKind: ElementKind<ShapeElement> = {
  labels: {
    rectangle: 'Rectangle',
    circle: 'Circle',
    polygon: 'Polygon',
    star: 'Star',
    callout: 'Speech bubble',
    path: 'Drawing',
    'qr-code': 'QR code',
  } satisfies Record<ShapeElement['shapeType'], string>,
  variantOf: ({ shapeType }) => shapeType,
  iconOf: ({ shapeType }) => shapeType,
  summaryOf: ({ link }) => link,
  copiedStyleOf: ({ fill, stroke, strokeWidth }) => ({ shape: { fill, stroke, strokeWidth } }),
  // Icons and QR codes.
  keepsAspectRatio: ({ shapeType }) => ['path', 'qr-code'].includes(shapeType),
};
