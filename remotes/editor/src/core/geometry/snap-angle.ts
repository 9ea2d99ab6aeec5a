import { normalizeAngle, type Point } from './box';

const STEP_DEGREES = 15;
const SNAP_DEGREES = 3;

/** Angle of the pointer around a centre: 0 is up, clockwise. */
export function pointerAngleOf(centre: Point, pointer: Point): number {
  return normalizeAngle(
    (Math.atan2(pointer.y - centre.y, pointer.x - centre.x) * 180) / Math.PI + 90,
  );
}

/** Steps of 15° on request; otherwise snaps to upright angles that are near. */
export function snapAngle(degrees: number, stepped: boolean): number {
  if (stepped) return normalizeAngle(Math.round(degrees / STEP_DEGREES) * STEP_DEGREES);
  const upright = Math.round(degrees / 90) * 90;
  return normalizeAngle(
    Math.abs(degrees - upright) <= SNAP_DEGREES ? upright : Math.round(degrees),
  );
}
