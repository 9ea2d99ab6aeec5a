export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

export interface RotatedBox extends Box {
  readonly rotation: number;
}

export function centerOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Rotates a point around a centre, clockwise, in degrees. */
export function rotatePoint(point: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [dx, dy] = [point.x - centre.x, point.y - centre.y];
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/** Corners on the slide: top left, top right, bottom right, bottom left of the box before rotation. */
export function cornersOf(box: RotatedBox): readonly [Point, Point, Point, Point] {
  const centre = centerOf(box);
  const at = (x: number, y: number) => rotatePoint({ x, y }, centre, box.rotation);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return [at(box.x, box.y), at(right, box.y), at(right, bottom), at(box.x, bottom)];
}

/** Smallest upright box around a rotated one. */
export function boundsOf(box: RotatedBox): Box {
  if (box.rotation === 0) return { x: box.x, y: box.y, width: box.width, height: box.height };
  const corners = cornersOf(box);
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Smallest upright box around all boxes; undefined for none. */
export function unionBoundsOf(boxes: readonly RotatedBox[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes.map(boundsOf)) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

export function boxBetween(from: Point, to: Point): Box {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
}

export function intersects(a: Box, b: Box): boolean {
  return (
    a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
  );
}

/** Tells whether convex polygons share more than an edge: no side of either separates them. */
export function polygonsIntersect(one: readonly Point[], other: readonly Point[]): boolean {
  return [one, other].every((polygon) =>
    polygon.every((from, index) => {
      const to = polygon[(index + 1) % polygon.length] ?? from;
      const project = ({ x, y }: Point) => (to.y - from.y) * x - (to.x - from.x) * y;
      const [ownRange, otherRange] = [one.map(project), other.map(project)];
      return (
        Math.max(...ownRange) > Math.min(...otherRange) &&
        Math.max(...otherRange) > Math.min(...ownRange)
      );
    }),
  );
}

export function containsBox(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** Normalizes an angle to [0, 360), rounded to hundredths of a degree. */
export function normalizeAngle(degrees: number): number {
  const normalized = (((Math.round(degrees * 100) / 100) % 360) + 360) % 360;
  return normalized === 360 ? 0 : normalized;
}
