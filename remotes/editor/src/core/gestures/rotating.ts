import { changeEach } from '../edit/document';
import { turned } from '../edit/arrange';
import { unlocked } from '../edit/elements';
import { pointerAngle, settleAngle } from '../geometry/rotate';
import { abandon, finish } from './endings';
import type { Rotating, State } from './gesture';

export const rotating: State<Rotating> = {
  move: (state, { base, centre }, { pointer }) => {
    const movable = unlocked(base);
    const from = movable.length === 1 ? (movable[0]?.rotation ?? 0) : 0;
    const to = settleAngle(pointerAngle(centre, pointer.at), pointer.shift);
    const doc = changeEach(
      base,
      movable.map(({ id }) => id),
      (element) => turned(element, centre, to - from),
    );
    return { ...state, doc };
  },
  up: (state) => finish(state, 'Rotate'),
  cancel: abandon,
};
