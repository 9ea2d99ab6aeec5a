import { cornersOfShape, stepsOfShape } from '../core/geometry/outline';
import type { Point } from '../core/geometry/box';
import type { Step } from '../core/geometry/path';
import type { ShapeElement } from '../core/model/deck';
import { EMU_PER_PX } from '../core/geometry/units';
import { qrCodeOf } from '../view/drawing/qr-code';

/** Polygons and stars as drawn here; the presets of OOXML have other proportions. */
export function corneredForm(shape: ShapeElement): string {
  return outlineForm(shape, cornersOfShape({ ...shape, stroke: 'none' }));
}

/** Closed outline of straight lines. */
export function outlineForm(box: Size, [first, ...others]: readonly Point[]): string {
  if (!first) return '';
  return freeForm(box, [
    { way: 'M', points: [first] },
    ...others.map((point) => ({ way: 'L', points: [point] }) as const),
    { way: 'Z', points: [] },
  ]);
}

export function pathForm(shape: ShapeElement): string {
  return freeForm(shape, stepsOfShape({ ...shape, stroke: 'none' }));
}

/** Dark modules of a QR code as one outline. */
export function codeForm(shape: ShapeElement): string {
  const { side, bars } = qrCodeOf(shape.link);
  const unit = Math.min(shape.width, shape.height) / side;
  const [left, top] = [(shape.width - unit * side) / 2, (shape.height - unit * side) / 2];
  const at = (x: number, y: number) => ({ x: left + x * unit, y: top + y * unit });
  return freeForm(
    shape,
    bars.flatMap(({ x, y, length }): readonly Step[] => [
      { way: 'M', points: [at(x, y)] },
      { way: 'L', points: [at(x + length, y)] },
      { way: 'L', points: [at(x + length, y + 1)] },
      { way: 'L', points: [at(x, y + 1)] },
      { way: 'Z', points: [] },
    ]),
  );
}

type Size = Pick<ShapeElement, 'width' | 'height'>;

const WAYS: Readonly<Record<Step['way'], string>> = {
  M: 'moveTo',
  L: 'lnTo',
  C: 'cubicBezTo',
  Z: 'close',
};

function freeForm({ width, height }: Size, steps: readonly Step[]): string {
  const emu = (pixels: number) => Math.round(pixels * EMU_PER_PX);
  const segments = steps
    .map(({ way, points }) => {
      const inner = points.map(({ x, y }) => `<a:pt x="${emu(x)}" y="${emu(y)}"/>`).join('');
      return inner === '' ? `<a:${WAYS[way]}/>` : `<a:${WAYS[way]}>${inner}</a:${WAYS[way]}>`;
    })
    .join('');
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${emu(width)}" h="${emu(height)}">${segments}</a:path></a:pathLst></a:custGeom>`
  );
}
