import type { Box, Point } from '../../../core/geometry/box';
import {
  isPathText,
  PATH_BOX_SIZE,
  type PathSegment,
  formatPath,
  mapPoints,
} from '../../../core/geometry/path';
import { DECK_LIMITS, EMU_PER_PX } from '../../../core/model/deck-constants';
import {
  findChild,
  childrenOf,
  readAttribute,
  readNumber,
} from '../../../ooxml/package/xml-elements';
import {
  type Adjustments,
  evaluateGuides,
  FULL_TURN,
  type GuideLookup,
  toRadians,
} from './geometry-guides';

/** Path of a geometry, in pixels of its box. */
export interface GeometryLayer {
  readonly segments: readonly PathSegment[];
  /** `norm` has the fill of the shape, `none` none, others a shade of it (ECMA-376, 20.1.10.37). */
  readonly fill: string;
  readonly isStroked: boolean;
}

type ShapeSize = Pick<Box, 'width' | 'height'>;

/** Paths of a geometry from back to front; undefined if one of them cannot be drawn. */
export function readGeometryLayers(
  definition: Element,
  box: ShapeSize,
  adjustments?: Adjustments,
): readonly GeometryLayer[] | undefined {
  const size = { width: box.width * EMU_PER_PX, height: box.height * EMU_PER_PX };
  const lookup = evaluateGuides(definition, size, adjustments);
  const layers = childrenOf(findChild(definition, 'pathLst'), 'path').map((path) => {
    const segments = readSegments(path, lookup, { box, size });
    return segments && { segments, ...readPaint(path) };
  });
  return layers.every((layer) => layer !== undefined) ? layers : undefined;
}

function readPaint(path: Element): Pick<GeometryLayer, 'fill' | 'isStroked'> {
  return {
    fill: readAttribute(path, 'fill') ?? 'norm',
    isStroked: !['0', 'false'].includes(readAttribute(path, 'stroke') ?? ''),
  };
}

/** Converts the outline of a geometry to a path; undefined if it has none. */
export function readCustomGeometry(
  definition: Element,
  box: ShapeSize,
  { isFilled } = { isFilled: true },
): string | undefined {
  const layers = readGeometryLayers(definition, box) ?? [];
  const drawn = layers.filter(({ fill, isStroked }) => (isFilled ? fill !== 'none' : isStroked));
  const outlines = drawn.length > 0 ? drawn : layers;
  if (outlines.length === 0) return undefined;
  const scale = (length: number, side: number) => Math.round((length / side) * PATH_BOX_SIZE) + 0;
  const text = formatPath(
    outlines.flatMap(({ segments }) =>
      mapPoints(segments, ({ x, y }) => ({ x: scale(x, box.width), y: scale(y, box.height) })),
    ),
  );
  return isPathText(text) && text.length <= DECK_LIMITS.path ? text : undefined;
}

/** Paths without a size of their own have the coordinates of the shape. */
function readSegments(
  path: Element,
  lookup: GuideLookup,
  { box, size }: { readonly box: ShapeSize; readonly size: ShapeSize },
): readonly PathSegment[] | undefined {
  const width = readNumber(path, 'w') || size.width;
  const height = readNumber(path, 'h') || size.height;
  const steps: PathSegment[] = [];
  let current: Point = { x: 0, y: 0 };
  for (const command of Array.from(path.children)) {
    const segments = SEGMENT_READERS[command.localName]?.(command, lookup, current);
    const points = segments?.flatMap((segment) => segment.points) ?? [];
    if (!segments || points.some(({ x, y }) => !Number.isFinite(x + y))) return undefined;
    steps.push(...segments);
    current = points.at(-1) ?? current;
  }
  return steps.map((segment) => ({
    ...segment,
    points: segment.points.map(({ x, y }) => ({
      x: (x / width) * box.width,
      y: (y / height) * box.height,
    })),
  }));
}

/** Two turns; a damaged file could ask for millions. */
const MAX_SWEEP = 2 * FULL_TURN;

type SegmentReader = (
  command: Element,
  lookup: GuideLookup,
  current: Point,
) => readonly PathSegment[] | undefined;

const SEGMENT_READERS: Readonly<Record<string, SegmentReader>> = {
  moveTo: (command, lookup) => [{ command: 'M', points: readPoints(command, lookup) }],
  lnTo: (command, lookup) => [{ command: 'L', points: readPoints(command, lookup) }],
  cubicBezTo: (command, lookup) => [{ command: 'C', points: readPoints(command, lookup) }],
  quadBezTo: (command, lookup, current) =>
    raiseQuadraticCurve(readPoints(command, lookup), current),
  arcTo: (command, lookup, current) => {
    const valueOf = (name: string) => lookup(readAttribute(command, name));
    const arc = {
      radiusX: valueOf('wR'),
      radiusY: valueOf('hR'),
      start: valueOf('stAng'),
      sweep: valueOf('swAng'),
    };
    return Math.abs(arc.sweep) <= MAX_SWEEP ? toCubicCurves(arc, current) : undefined;
  },
  close: () => [{ command: 'Z', points: [] }],
};

function readPoints(command: Element, lookup: GuideLookup): readonly Point[] {
  return childrenOf(command, 'pt').map((point) => ({
    x: lookup(readAttribute(point, 'x')),
    y: lookup(readAttribute(point, 'y')),
  }));
}

/** Converts a quadratic curve to a cubic one. */
function raiseQuadraticCurve([by, to]: readonly Point[], current: Point): readonly PathSegment[] {
  if (!by || !to) return [];
  const towards = (from: Point) => ({
    x: from.x + ((by.x - from.x) * 2) / 3,
    y: from.y + ((by.y - from.y) * 2) / 3,
  });
  return [{ command: 'C', points: [towards(current), towards(to), to] }];
}

interface EllipticalArc {
  readonly radiusX: number;
  readonly radiusY: number;
  /** Directions from the centre, in 60,000ths of a degree. */
  readonly start: number;
  readonly sweep: number;
}

/** Cubic curves of an arc that begins at the current point. */
function toCubicCurves(
  { radiusX, radiusY, start, sweep }: EllipticalArc,
  from: Point,
): readonly PathSegment[] {
  const parameterOf = (angle: number) => ellipseParameterOf(toRadians(angle), radiusX, radiusY);
  const [first, last] = [parameterOf(start), parameterOf(start + sweep)];
  const center = {
    x: from.x - radiusX * Math.cos(first),
    y: from.y - radiusY * Math.sin(first),
  };
  const count = Math.max(1, Math.ceil(Math.abs(last - first) / (Math.PI / 2) - 1e-6));
  const step = (last - first) / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const pointAt = (angle: number, tangent: number): Point => ({
    x: center.x + radiusX * (Math.cos(angle) - tangent * Math.sin(angle)),
    y: center.y + radiusY * (Math.sin(angle) + tangent * Math.cos(angle)),
  });
  return Array.from({ length: count }, (_, index) => {
    const [begin, end] = [first + index * step, first + (index + 1) * step];
    return {
      command: 'C',
      points: [pointAt(begin, handle), pointAt(end, -handle), pointAt(end, 0)],
    };
  });
}

/** Parameter of the point of an ellipse in a direction, in the same half turn as the direction. */
function ellipseParameterOf(angle: number, radiusX: number, radiusY: number): number {
  const turns = Math.round(angle / Math.PI) * Math.PI;
  const rest = angle - turns;
  return turns + Math.atan2(radiusX * Math.sin(rest), radiusY * Math.cos(rest));
}
