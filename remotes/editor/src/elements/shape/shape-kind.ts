import { findElement } from '../../core/edit/editor-document';
import type { ElementKind, NewElementStyle } from '../../core/elements/element-kind';
import { centerOf, rotatePoint } from '../../core/geometry/box';
import {
  cancelGesture,
  finishGesture,
  type GestureHandlers,
  type MovingCalloutTip,
} from '../../core/gestures/gesture';
import { isDarkFill } from '../../core/model/colors';
import { applyTextStyle, textStylesOf } from '../../core/text/marks';
import { keepReadable, textColorOn } from '../../core/theme/theme-change';
import { shorten, replaceInText } from '../text/text-kind';
import { patchShapes } from './shape-edits';
import type { ShapeElement } from './shape-schema';
import { textBoxOfShape, withShapeText } from './shape-text';

/** As large as the text boxes that are added to a deck with a theme. */
const THEMED_FONT_SIZE_PX = 24;

const newShapeStyle: NewElementStyle<ShapeElement> = {
  withReadableColors: (shape, background) =>
    shape.shapeType === 'path' && isDarkFill(background) ? { ...shape, fill: '#f1f5f9' } : shape,
  applyTheme(shape, theme) {
    if (shape.shapeType === 'qr-code') return { ...shape, stroke: 'none' };
    const fill = theme.palette.accent;
    const painted = { ...shape, fill, stroke: 'none' };
    const text = shape.shapeType === 'path' ? undefined : textBoxOfShape(painted);
    if (!text) return painted;
    return withShapeText(painted, {
      ...text,
      ...theme.textTypography,
      fontFamily: theme.textFont,
      fontSize: THEMED_FONT_SIZE_PX,
      color: keepReadable(textColorOn(theme, fill), [fill], theme),
    });
  },
};

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

function replaceInShape(shape: ShapeElement, pattern: RegExp, replacement: string): ShapeElement {
  const text = textBoxOfShape(shape);
  const changed = text && replaceInText(text, pattern, replacement);
  return changed && changed !== text ? withShapeText(shape, changed) : shape;
}

const MAX_TIP_RATIO = 10;

export const movingCalloutTip: GestureHandlers<MovingCalloutTip> = {
  move: (state, { base, id }, { pointer }) => {
    const bubble = findElement(base, id);
    if (!bubble) return state;
    const at = rotatePoint(pointer.at, centerOf(bubble), -bubble.rotation);
    const calloutTip = {
      x: tipRatioOf(at.x - bubble.x, bubble.width),
      y: tipRatioOf(at.y - bubble.y, bubble.height),
    };
    return { ...state, doc: patchShapes(base, [id], { calloutTip }) };
  },
  up: (state) => finishGesture(state, 'Move the tip'),
  cancel: cancelGesture,
};

function tipRatioOf(length: number, whole: number): number {
  return (
    Math.round(Math.min(MAX_TIP_RATIO, Math.max(-MAX_TIP_RATIO, length / whole)) * 1000) / 1000
  );
}
