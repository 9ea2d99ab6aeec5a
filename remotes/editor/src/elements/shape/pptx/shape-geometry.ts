import type { Box, Point } from '../../../core/geometry/box';
import { formatPath, mapPoints, parsePath, PATH_BOX_SIZE } from '../../../core/geometry/path';
import { polygonCornersOf } from '../outline';
import { SHAPE_DEFAULTS } from '../shape-types';
import type { ShapeElement } from '../shape-schema';
import { readCustomGeometry } from '../geometry/custom-geometry';
import { readAdjustments } from '../geometry/geometry-guides';
import type { PlacedBox } from '../../../ooxml/transforms';
import {
  findChild,
  childrenOf,
  descendantsOf,
  readNumber,
  readAttribute,
} from '../../../ooxml/package/xml-elements';

type ShapeGeometry = Pick<
  ShapeElement,
  'shapeType' | 'radius' | 'pointCount' | 'calloutTip' | 'path' | 'link' | 'preset'
>;

const RECTANGLE: ShapeGeometry = { shapeType: 'rectangle', ...SHAPE_DEFAULTS };

/** Maps the geometry to a shape type of this editor, a preset or a path; undefined for unknown presets. */
export async function readGeometry(
  properties: Element | undefined,
  box: PlacedBox,
  isFilled: boolean,
): Promise<ShapeGeometry | undefined> {
  const geometry = await readUprightGeometry(properties, box, isFilled);
  return geometry && box.isMirrored ? mirrorGeometry(geometry) : geometry;
}

async function readUprightGeometry(
  properties: Element | undefined,
  box: Box,
  isFilled: boolean,
): Promise<ShapeGeometry | undefined> {
  const customGeometry = findChild(properties, 'custGeom');
  if (customGeometry)
    return (
      readPolygonGeometry(customGeometry) ??
      toPathGeometry(readCustomGeometry(customGeometry, box, { isFilled }))
    );
  const preset = findChild(properties, 'prstGeom');
  return (
    PRESET_GEOMETRIES[readAttribute(preset, 'prst') ?? 'rect']?.(preset, box) ??
    readPresetGeometry(preset)
  );
}

/** Loads the definitions with the first preset that is not one of this editor's own shapes. */
async function readPresetGeometry(preset: Element | undefined): Promise<ShapeGeometry | undefined> {
  const name = readAttribute(preset, 'prst') ?? '';
  const { isPreset } = await import('../geometry/preset-geometry');
  if (!isPreset(name)) return undefined;
  const adjustments = readAdjustments(preset);
  return { ...RECTANGLE, shapeType: 'preset', preset: { name, adjustments, isMirrored: false } };
}

function toPathGeometry(path: string | undefined): ShapeGeometry | undefined {
  return path === undefined ? undefined : { ...RECTANGLE, shapeType: 'path', path };
}

/** Rectangles, circles, polygons and stars are symmetric. */
function mirrorGeometry(geometry: ShapeGeometry): ShapeGeometry {
  if (geometry.preset) return { ...geometry, preset: { ...geometry.preset, isMirrored: true } };
  const steps = mapPoints(parsePath(geometry.path), ({ x, y }) => ({ x: PATH_BOX_SIZE - x, y }));
  const { x, y } = geometry.calloutTip;
  return { ...geometry, path: formatPath(steps), calloutTip: { x: 1 - x, y } };
}

type GeometryReader = (preset: Element | undefined, box: Box) => ShapeGeometry | undefined;

const readCallout: GeometryReader = (preset) => ({
  ...RECTANGLE,
  shapeType: 'callout',
  calloutTip: { x: readCalloutTip(preset, 0, -20_833), y: readCalloutTip(preset, 1, 62_500) },
});

const PRESET_GEOMETRIES: Readonly<Record<string, GeometryReader>> = {
  rect: () => RECTANGLE,
  roundRect: (preset, box) => ({ ...RECTANGLE, radius: readCornerRadius(preset, box) }),
  ellipse: () => ({ ...RECTANGLE, shapeType: 'circle' }),
  wedgeRoundRectCallout: readCallout,
};

/** Corner radius in slide pixels. */
export function readCornerRadius(preset: Element | undefined, { width, height }: Box): number {
  const ratio = (readAdjustment(preset, 0) ?? 16_667) / ADJUSTMENT_UNIT;
  return Math.min(480, Math.round(ratio * Math.min(width, height) * 100) / 100);
}

/** OOXML measures callout tips from the centre, this editor from the corner. */
function readCalloutTip(preset: Element | undefined, index: number, fallback: number): number {
  return Math.min(
    10,
    Math.max(
      -10,
      (ADJUSTMENT_UNIT / 2 + (readAdjustment(preset, index) ?? fallback)) / ADJUSTMENT_UNIT,
    ),
  );
}

const ADJUSTMENT_UNIT = 100_000;

/** Adjust value of a preset geometry, in units of `ADJUSTMENT_UNIT`. */
function readAdjustment(preset: Element | undefined, index: number): number | undefined {
  const guide = childrenOf(findChild(preset, 'avLst'), 'gd')[index];
  const value = /^val (-?\d+)$/.exec(readAttribute(guide, 'fmla') ?? '')?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Polygon or star with the proportions of this editor, exported as a custom geometry. */
function readPolygonGeometry(customGeometry: Element): ShapeGeometry | undefined {
  const [path, ...others] = childrenOf(findChild(customGeometry, 'pathLst'), 'path');
  const steps = Array.from(path?.children ?? []);
  const isStraight = steps.every(({ localName }) => /^(moveTo|lnTo|close)$/.test(localName));
  if (!path || others.length > 0 || !isStraight) return undefined;
  const corners = dropClosingCorner(
    descendantsOf(path, 'pt').map((point) => ({
      x: (readNumber(point, 'x') ?? 0) / Math.max(1, readNumber(path, 'w') ?? 0),
      y: (readNumber(point, 'y') ?? 0) / Math.max(1, readNumber(path, 'h') ?? 0),
    })),
  );
  const count = corners.length;
  const candidates: readonly ShapeGeometry[] = [
    { ...RECTANGLE, shapeType: 'polygon', pointCount: count },
    { ...RECTANGLE, shapeType: 'star', pointCount: count / 2 },
  ];
  return candidates.find(
    (geometry) =>
      isAllowed(geometry.pointCount) && areCornersEqual(corners, outlineCornersOf(geometry)),
  );
}

function isAllowed(points: number): boolean {
  return Number.isInteger(points) && points >= 3 && points <= 12;
}

/** Some programs return to the first corner before closing a path. */
function dropClosingCorner(corners: readonly Point[]): readonly Point[] {
  const [first, last] = [corners[0], corners.at(-1)];
  return first && last && corners.length > 1 && isNear(first, last)
    ? corners.slice(0, -1)
    : corners;
}

function outlineCornersOf(geometry: ShapeGeometry): readonly Point[] {
  return polygonCornersOf({ ...geometry, width: 1, height: 1, stroke: 'none', strokeWidth: 0 });
}

function areCornersEqual(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    one.length === other.length &&
    one.every((point, index) => isNear(point, other[index] ?? { x: NaN, y: NaN }))
  );
}

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < 0.01 && Math.abs(one.y - other.y) < 0.01;
}
