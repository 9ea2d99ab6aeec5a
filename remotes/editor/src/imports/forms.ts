import type { Box, Point } from '../core/geometry/box';
import { cornersOfShape } from '../core/geometry/outline';
import { PLAIN_SHAPE } from '../core/model/create';
import type { ShapeElement } from '../core/model/deck';
import { pathIn } from './outlines';
import { child, childrenOf, descendants, numberAt, textAt } from './markup';

type Form = Pick<ShapeElement, 'shapeType' | 'radius' | 'points' | 'tip' | 'path' | 'link'>;

const RECTANGLE: Form = { shapeType: 'rectangle', ...PLAIN_SHAPE };

/** Maps the geometry to a shape type of this editor; undefined for unsupported presets. */
export function formIn(properties: Element | undefined, box: Box): Form | undefined {
  const customGeometry = child(properties, 'custGeom');
  if (customGeometry) return corneredForm(customGeometry) ?? drawnForm(customGeometry);
  const preset = child(properties, 'prstGeom');
  return PRESETS[textAt(preset, 'prst') ?? 'rect']?.(preset, box);
}

type FormReader = (preset: Element | undefined, box: Box) => Form;

const cornered =
  (shapeType: 'polygon' | 'star', points: number): FormReader =>
  () => ({ ...RECTANGLE, shapeType, points });

const bubble: FormReader = (preset) => ({
  ...RECTANGLE,
  shapeType: 'bubble',
  tip: { x: tipAt(preset, 0, -20_833), y: tipAt(preset, 1, 62_500) },
});

const PRESETS: Readonly<Record<string, FormReader>> = {
  rect: () => RECTANGLE,
  roundRect: (preset, box) => ({ ...RECTANGLE, radius: radiusIn(preset, box) }),
  ellipse: () => ({ ...RECTANGLE, shapeType: 'circle' }),
  triangle: cornered('polygon', 3),
  diamond: cornered('polygon', 4),
  pentagon: cornered('polygon', 5),
  star4: cornered('star', 4),
  star5: cornered('star', 5),
  star6: cornered('star', 6),
  star7: cornered('star', 7),
  star8: cornered('star', 8),
  star10: cornered('star', 10),
  star12: cornered('star', 12),
  wedgeRectCallout: bubble,
  wedgeRoundRectCallout: bubble,
  wedgeEllipseCallout: bubble,
};

/** Corner radius in slide pixels. */
export function radiusIn(preset: Element | undefined, { width, height }: Box): number {
  return Math.min(480, ((adjustment(preset, 0) ?? 16_667) / WHOLE) * Math.min(width, height));
}

/** OOXML measures callout tips from the centre, this editor from the corner. */
function tipAt(preset: Element | undefined, index: number, fallback: number): number {
  return Math.min(10, Math.max(-10, (WHOLE / 2 + (adjustment(preset, index) ?? fallback)) / WHOLE));
}

const WHOLE = 100_000;

/** Adjust value of a preset geometry, in units of `ADJUSTMENT_UNIT`. */
function adjustment(preset: Element | undefined, index: number): number | undefined {
  const guide = childrenOf(child(preset, 'avLst'), 'gd')[index];
  const value = /^val (-?\d+)$/.exec(textAt(guide, 'fmla') ?? '')?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Polygon or star with the proportions of this editor, exported as a custom geometry. */
function corneredForm(customGeometry: Element): Form | undefined {
  const [path, ...others] = childrenOf(child(customGeometry, 'pathLst'), 'path');
  const steps = Array.from(path?.children ?? []);
  const isStraight = steps.every(({ localName }) => /^(moveTo|lnTo|close)$/.test(localName));
  if (!path || others.length > 0 || !isStraight) return undefined;
  const corners = withoutReturn(
    descendants(path, 'pt').map((point) => ({
      x: (numberAt(point, 'x') ?? 0) / Math.max(1, numberAt(path, 'w') ?? 0),
      y: (numberAt(point, 'y') ?? 0) / Math.max(1, numberAt(path, 'h') ?? 0),
    })),
  );
  const count = corners.length;
  const candidates: readonly Form[] = [
    { ...RECTANGLE, shapeType: 'polygon', points: count },
    { ...RECTANGLE, shapeType: 'star', points: count / 2 },
  ];
  return candidates.find(
    (geometry) => isAllowed(geometry.points) && isSame(corners, outlineOf(geometry)),
  );
}

function drawnForm(customGeometry: Element): Form | undefined {
  const path = pathIn(customGeometry);
  return path === undefined ? undefined : { ...RECTANGLE, shapeType: 'path', path };
}

function isAllowed(points: number): boolean {
  return Number.isInteger(points) && points >= 3 && points <= 12;
}

/** Some programs return to the first corner before closing a path. */
function withoutReturn(corners: readonly Point[]): readonly Point[] {
  const [first, last] = [corners[0], corners.at(-1)];
  return first && last && corners.length > 1 && isNear(first, last)
    ? corners.slice(0, -1)
    : corners;
}

function outlineOf(geometry: Form): readonly Point[] {
  return cornersOfShape({ ...geometry, width: 1, height: 1, stroke: 'none', strokeWidth: 0 });
}

function isSame(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    one.length === other.length &&
    one.every((point, index) => isNear(point, other[index] ?? { x: NaN, y: NaN }))
  );
}

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < 0.01 && Math.abs(one.y - other.y) < 0.01;
}
