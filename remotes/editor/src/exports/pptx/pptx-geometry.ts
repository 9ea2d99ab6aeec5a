import { polygonCornersOf, pathSegmentsOfShape } from '../../elements/shape/outline';
import type { Point } from '../../core/geometry/box';
import type { PathSegment } from '../../core/geometry/path';
import type { ShapeElement } from '../../elements/shape/shape-schema';
import { EMU_PER_PX } from '../../core/geometry/units';
import { encodeQrCode } from '../../elements/shape/encode-qr-code';

/** Polygons and stars as drawn here; the presets of OOXML have other proportions. */
export function writePolygonGeometry(shape: ShapeElement): string {
  return writePolylineGeometry(shape, polygonCornersOf({ ...shape, stroke: 'none' }));
}

/** Closed outline of straight lines. */
export function writePolylineGeometry(box: Size, [first, ...others]: readonly Point[]): string {
  if (!first) return '';
  return writeCustomGeometry(box, [
    { command: 'M', points: [first] },
    ...others.map((point) => ({ command: 'L', points: [point] }) as const),
    { command: 'Z', points: [] },
  ]);
}

export function writePathGeometry(shape: ShapeElement): string {
  return writeCustomGeometry(shape, pathSegmentsOfShape({ ...shape, stroke: 'none' }));
}

/** Dark modules of a QR code as one outline. */
export function writeQrGeometry(shape: ShapeElement): string {
  const { moduleCount, bars } = encodeQrCode(shape.link);
  const unit = Math.min(shape.width, shape.height) / moduleCount;
  const [left, top] = [
    (shape.width - unit * moduleCount) / 2,
    (shape.height - unit * moduleCount) / 2,
  ];
  const at = (x: number, y: number) => ({ x: left + x * unit, y: top + y * unit });
  return writeCustomGeometry(
    shape,
    bars.flatMap(({ x, y, length }): readonly PathSegment[] => [
      { command: 'M', points: [at(x, y)] },
      { command: 'L', points: [at(x + length, y)] },
      { command: 'L', points: [at(x + length, y + 1)] },
      { command: 'L', points: [at(x, y + 1)] },
      { command: 'Z', points: [] },
    ]),
  );
}

type Size = Pick<ShapeElement, 'width' | 'height'>;

const SEGMENT_TAGS: Readonly<Record<PathSegment['command'], string>> = {
  M: 'moveTo',
  L: 'lnTo',
  C: 'cubicBezTo',
  Z: 'close',
};

function writeCustomGeometry({ width, height }: Size, steps: readonly PathSegment[]): string {
  const emu = (pixels: number) => Math.round(pixels * EMU_PER_PX);
  const segments = steps
    .map(({ command, points }) => {
      const inner = points.map(({ x, y }) => `<a:pt x="${emu(x)}" y="${emu(y)}"/>`).join('');
      return inner === ''
        ? `<a:${SEGMENT_TAGS[command]}/>`
        : `<a:${SEGMENT_TAGS[command]}>${inner}</a:${SEGMENT_TAGS[command]}>`;
    })
    .join('');
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${emu(width)}" h="${emu(height)}">${segments}</a:path></a:pathLst></a:custGeom>`
  );
}
