import { normaliseAngle, type Point } from './box';

const STEP = 15;
const MAGNET = 3;

/** The angle a pointer shows when it pulls the knob above a box: 0 is up, clockwise. */
export function pointerAngle(centre: Point, pointer: Point): number {
  return normaliseAngle(
    (Math.atan2(pointer.y - centre.y, pointer.x - centre.x) * 180) / Math.PI + 90,
  );
}

/** Steps of 15° on request; otherwise a gentle pull to the four upright positions. */
export function settleAngle(degrees: number, stepped: boolean): number {
  if (stepped) return normaliseAngle(Math.round(degrees / STEP) * STEP);
  const upright = Math.round(degrees / 90) * 90;
  return normaliseAngle(Math.abs(degrees - upright) <= MAGNET ? upright : Math.round(degrees));
}
