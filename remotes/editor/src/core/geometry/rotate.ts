import { normaliseAngle, type Point } from './box';

const STEP = 15;
const MAGNET = 3;

/** Angle of the pointer around a centre: 0 is up, clockwise. */
export function pointerAngle(centre: Point, pointer: Point): number {
  return normaliseAngle(
    (Math.atan2(pointer.y - centre.y, pointer.x - centre.x) * 180) / Math.PI + 90,
  );
}

/** Steps of 15° on request; otherwise snaps to upright angles that are near. */
export function settleAngle(degrees: number, stepped: boolean): number {
  if (stepped) return normaliseAngle(Math.round(degrees / STEP) * STEP);
  const upright = Math.round(degrees / 90) * 90;
  return normaliseAngle(Math.abs(degrees - upright) <= MAGNET ? upright : Math.round(degrees));
}
