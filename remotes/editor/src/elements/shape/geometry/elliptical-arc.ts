import type { Point } from '../../../core/geometry/box';
import type { PathSegment } from '../../../core/geometry/path';
import { toRadians } from './geometry-guides';

interface EllipticalArc {
  readonly radiusX: number;
  readonly radiusY: number;
  /** Directions from the centre, in 60,000ths of a degree. */
  readonly start: number;
  readonly sweep: number;
}

/** Cubic curves of an arc that begins at the current point. */
export function toCubicCurves(
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
