import type PptxGen from 'pptxgenjs';
import { BUBBLE_CORNER } from '../core/geometry/outline';
import type { ShapeElement } from '../core/model/deck';
import { CODE_GROUND, codeInk } from '../core/model/code-ink';
import { solidOf } from '../core/model/fill';
import { nameOf } from '../core/words';
import { type Touch, type Touches, withCorners, withDescription } from './pptx-touches';
import { POINTS_PER_PX } from '../core/geometry/units';
import { hex } from './pptx-markup';
import { codeForm, corneredForm, pathForm } from './pptx-outline';
import { CODE_BARS } from './own-shapes';

interface Writing {
  readonly page: PptxGen.Slide;
  readonly touches: Touches;
}

type BoxOf = (shape: ShapeElement) => {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rotate: number;
};

/** Borders are inside the box here and centred on its edge in PPTX, so the box shrinks by half the border. */
export function addShape(context: Writing, shape: ShapeElement, boxOf: BoxOf): void {
  if (shape.shapeType === 'code') return addCode(context, shape, boxOf);
  const { page, touches } = context;
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
    objectName: touches.mark(nameOf(shape), [
      ...withDescription(shape),
      ...touches.fill(shape.fill),
      ...formOf(inner),
    ]),
    fill:
      shape.fill === 'none' ? { type: 'none' } : { color: hex(solidOf(shape.fill)), transparency },
    line:
      line === 0
        ? { type: 'none' }
        : { color: hex(shape.stroke), width: line * POINTS_PER_PX, transparency },
  });
}

/** Rounded corners, and callouts whose tip stays adjustable in PowerPoint. */
function formOf(shape: ShapeElement): readonly Touch[] {
  if (shape.shapeType === 'rectangle') return withCorners(shape);
  if (shape.shapeType === 'circle') return [];
  if (shape.shapeType === 'path') return [withForm(pathForm(shape))];
  return [withForm(shape.shapeType === 'bubble' ? bubbleForm(shape) : corneredForm(shape))];
}

/** Light background with the link, and the dark modules on top. */
function addCode({ page, touches }: Writing, shape: ShapeElement, boxOf: BoxOf): void {
  const transparency = Math.round((1 - shape.opacity) * 100);
  const box = boxOf(shape);
  const side = Math.min(box.w, box.h);
  page.addShape('rect', {
    ...box,
    x: box.x + (box.w - side) / 2,
    y: box.y + (box.h - side) / 2,
    w: side,
    h: side,
    objectName: touches.mark(nameOf(shape), withDescription(shape)),
    hyperlink: { url: shape.link },
    fill: { color: hex(CODE_GROUND), transparency },
    line: { type: 'none' },
  });
  page.addShape('rect', {
    ...box,
    objectName: touches.mark(CODE_BARS, [withForm(codeForm(shape))]),
    fill: { color: hex(codeInk(shape.fill)), transparency },
    line: { type: 'none' },
  });
}

export function withForm(geometryXml: string): Touch {
  return (xml) => xml.replace(/<a:prstGeom prst="rect">.*?<\/a:prstGeom>/s, geometryXml);
}

function bubbleForm({ tip }: ShapeElement): string {
  const adjustments = [tip.x - 0.5, tip.y - 0.5, BUBBLE_CORNER]
    .map((ratio, index) => `<a:gd name="adj${index + 1}" fmla="val ${Math.round(ratio * 1e5)}"/>`)
    .join('');
  return `<a:prstGeom prst="wedgeRoundRectCallout"><a:avLst>${adjustments}</a:avLst></a:prstGeom>`;
}
