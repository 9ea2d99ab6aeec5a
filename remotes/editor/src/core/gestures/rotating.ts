import { changeElementsById } from '../edit/editor-document';
import { rotateElement } from '../edit/arrange';
import { unlockedSelectionOf } from '../edit/elements';
import { pointerAngleOf, snapAngle } from '../geometry/snap-angle';
import { cancelGesture, finishGesture } from './end-gesture';
import type { Rotating, GestureHandlers } from './gesture';

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
