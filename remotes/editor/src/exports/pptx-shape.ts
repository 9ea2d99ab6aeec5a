import type PptxGen from 'pptxgenjs';
import { BUBBLE_CORNER, cornersOfShape } from '../core/geometry/outline';
import type { ShapeElement } from '../core/model/deck';
import { solidOf } from '../core/model/fill';
import { nameOf } from '../core/words';
import { type Touch, type Touches, withCorners } from './pptx-touches';
import { EMU_PER_PX, POINTS_PER_PX } from '../core/geometry/units';
import { hex } from './pptx-markup';

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

/** A border lies inside the box here and on its edge there, so the box gives way by half of it. */
export function addShape({ page, touches }: Writing, shape: ShapeElement, boxOf: BoxOf): void {
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
    objectName: touches.mark(nameOf(shape), [...touches.fill(shape.fill), ...formOf(inner)]),
    fill:
      shape.fill === 'none' ? { type: 'none' } : { color: hex(solidOf(shape.fill)), transparency },
    line:
      line === 0
        ? { type: 'none' }
        : { color: hex(shape.stroke), width: line * POINTS_PER_PX, transparency },
  });
}

/** Rounded corners, and speech bubbles whose tip can be pulled there as here. */
function formOf(shape: ShapeElement): readonly Touch[] {
  if (shape.shapeType === 'rectangle') return withCorners(shape);
  if (shape.shapeType === 'circle') return [];
  return [withForm(shape.shapeType === 'bubble' ? bubbleForm(shape) : corneredForm(shape))];
}

function withForm(form: string): Touch {
  return (xml) => xml.replace(/<a:prstGeom prst="rect">.*?<\/a:prstGeom>/s, form);
}

/** Polygons and stars as they are drawn here; a presentation's own have other proportions. */
function corneredForm(shape: ShapeElement): string {
  const emu = (pixels: number) => Math.round(pixels * EMU_PER_PX);
  const [first = '', ...others] = cornersOfShape({ ...shape, stroke: 'none' }).map(
    ({ x, y }) => `<a:pt x="${emu(x)}" y="${emu(y)}"/>`,
  );
  const lines = others.map((point) => `<a:lnTo>${point}</a:lnTo>`).join('');
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${emu(shape.width)}" h="${emu(shape.height)}">` +
    `<a:moveTo>${first}</a:moveTo>${lines}<a:close/></a:path></a:pathLst></a:custGeom>`
  );
}

function bubbleForm({ tip }: ShapeElement): string {
  const guides = [tip.x - 0.5, tip.y - 0.5, BUBBLE_CORNER]
    .map((share, index) => `<a:gd name="adj${index + 1}" fmla="val ${Math.round(share * 1e5)}"/>`)
    .join('');
  return `<a:prstGeom prst="wedgeRoundRectCallout"><a:avLst>${guides}</a:avLst></a:prstGeom>`;
}
