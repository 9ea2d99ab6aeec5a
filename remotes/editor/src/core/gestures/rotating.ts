import { changeElementsById } from '../edit/editor-document';
import { rotateElement } from '../edit/arrange';
import { unlockedSelectionOf } from '../edit/elements';
import { cancelGesture, finishGesture, type GestureHandlers, type Rotating } from './gesture';
import { normalizeAngle, type Point } from '../geometry/box';

const STEP_DEGREES = 15;

const SNAP_DEGREES = 3;

export const rotating: GestureHandlers<Rotating> = {
  move: (state, { base, centre }, { pointer }) => {
    const movable = unlockedSelectionOf(base);
    const from = movable.length === 1 ? (movable[0]?.rotation ?? 0) : 0;
    const to = snapAngle(pointerAngleOf(centre, pointer.at), pointer.shift);
    const doc = changeElementsById(
      base,
      movable.map(({ id }) => id),
      (element) => rotateElement(element, centre, to - from),
    );
    return { ...state, doc };
  },
  up: (state) => finishGesture(state, 'Rotate'),
  cancel: cancelGesture,
};

/** Angle of the pointer around a centre: 0 is up, clockwise. */
function pointerAngleOf(centre: Point, pointer: Point): number {
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
