import { changeEach } from '../edit/document';
import { fitted, unlocked } from '../edit/elements';
import { centreOf, type Point, turn } from '../geometry/box';
import { pointerAngle, settleAngle } from '../geometry/rotate';
import type { SlideElement } from '../model/deck';
import { abandon, finish } from './endings';
import type { Rotating, State } from './gesture';

export const rotating: State<Rotating> = {
  move: (work, { base, centre }, { pointer }) => {
    const movable = unlocked(base);
    const from = movable.length === 1 ? (movable[0]?.rotation ?? 0) : 0;
    const to = settleAngle(pointerAngle(centre, pointer.at), pointer.shift);
    const doc = changeEach(
      base,
      movable.map(({ id }) => id),
      (element) => turned(element, centre, to - from),
    );
    return { ...work, doc };
  },
  up: (work) => finish(work, 'Rotate'),
  cancel: abandon,
};

function turned(element: SlideElement, centre: Point, degrees: number): SlideElement {
  const middle = turn(centreOf(element), centre, degrees);
  return fitted({
    ...element,
    x: middle.x - element.width / 2,
    y: middle.y - element.height / 2,
    rotation: element.rotation + degrees,
  });
}
