import { applyTextStyle, textStylesOf } from '../../core/text/marks';
import type { ElementKind } from '../../core/elements/element-kind';
import { shorten } from '../text/text-kind';
import { newShapeStyle } from './new-shape-style';
import { replaceInShape } from './replace-in-shape';
import { textBoxOfShape, withShapeText } from './shape-text';
import type { ShapeElement } from './shape-schema';

export const shapeKind: ElementKind<ShapeElement> = {
  labels: {
    rectangle: 'Rectangle',
    circle: 'Circle',
    polygon: 'Polygon',
    star: 'Star',
    callout: 'Speech bubble',
    path: 'Drawing',
    preset: 'Shape',
    'qr-code': 'QR code',
  } satisfies Record<ShapeElement['shapeType'], string>,
  variantOf: ({ shapeType }) => shapeType,
  iconOf: ({ shapeType }) => (shapeType === 'preset' ? 'polygon' : shapeType),
  summaryOf: ({ link, text }) => shorten(text?.content ?? '') || link,
  textRowsOf: ({ text }) => (text ? [[text.content]] : []),
  replaceText: replaceInShape,
  newStyle: newShapeStyle,
  textBoxOf: textBoxOfShape,
  withTextBox: withShapeText,
  textStylesOf(shape) {
    const text = textBoxOfShape(shape);
    return text ? textStylesOf(text) : [];
  },
  setTextStyle(shape, style) {
    const text = textBoxOfShape(shape);
    return text ? withShapeText(shape, applyTextStyle(text, style)) : shape;
  },
  editing: 'text',
  copiedStyleOf: ({ fill, stroke, strokeWidth }) => ({ shape: { fill, stroke, strokeWidth } }),
  // Icons and QR codes.
  keepsAspectRatio: ({ shapeType }) => ['path', 'qr-code'].includes(shapeType),
};
