import type { Box } from '../../core/geometry/box';
import { CALLOUT_CORNER_RATIO, innerBoxOf, STAR_INNER_RATIO } from './outline';
import type { ShapeElement } from './shape-schema';

/** Default insets of OOXML in slide pixels. */
export const DEFAULT_TEXT_INSETS = { left: 9.6, top: 4.8, right: 9.6, bottom: 4.8 };

/** Box of the text inside the text rectangle of a shape: both relative to the shape. */
export function insetTextRect(
  rect: Box,
  { textInsets: { left, top, right, bottom } = DEFAULT_TEXT_INSETS }: ShapeElement,
): Box {
  return {
    x: rect.x + left,
    y: rect.y + top,
    width: Math.max(1, rect.width - left - right),
    height: Math.max(1, rect.height - top - bottom),
  };
}

/** Text rectangle of a shape that is no preset, as PowerPoint has it for the shapes that it shares. */
export function textRectOf(shape: ShapeElement): Box {
  const box = innerBoxOf(shape);
  const shorter = Math.min(box.width, box.height);
  const shrink = (left: number, top: number, bottom = top): Box => ({
    x: box.x + left,
    y: box.y + top,
    width: box.width - 2 * left,
    height: box.height - top - bottom,
  });
  switch (shape.shapeType) {
    case 'rectangle': {
      const inset = Math.min(shape.radius, shorter / 2) * CORNER_RATIO;
      return shrink(inset, inset);
    }
    case 'callout': {
      const inset = shorter * CALLOUT_CORNER_RATIO * CORNER_RATIO;
      return shrink(inset, inset);
    }
    case 'circle':
      return shrink(box.width * CIRCLE_RATIO, box.height * CIRCLE_RATIO);
    case 'star': {
      const ratio = (1 - STAR_INNER_RATIO * Math.SQRT1_2) / 2 - STAR_SLACK_RATIO;
      return shrink(box.width * ratio, box.height * ratio);
    }
    case 'polygon':
      return shape.pointCount === 3
        ? shrink(box.width / 4, box.height / 2, 0)
        : shrink(box.width * polygonRatioOf(shape), box.height * polygonRatioOf(shape));
    case 'path':
    case 'preset':
    case 'qr-code':
      return box;
  }
}

/** Distance of a quarter circle from its corner, as a ratio of its radius. */
const CORNER_RATIO = 1 - Math.SQRT1_2;
/** Distance of the square in a circle from its box, as a ratio of the side. */
const CIRCLE_RATIO = CORNER_RATIO / 2;
/** Text may reach a little into the points of a star. */
const STAR_SLACK_RATIO = 0.1;

function polygonRatioOf({ pointCount }: ShapeElement): number {
  return pointCount === 4 ? 1 / 4 : CIRCLE_RATIO + 0.05;
}
