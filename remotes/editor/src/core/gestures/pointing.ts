import { findElement } from '../edit/document';
import { paintShapes } from '../edit/elements';
import { centreOf, turn } from '../geometry/box';
import { abandon, finish } from './endings';
import type { Pointing, State } from './gesture';

const FAR = 10;

export const pointing: State<Pointing> = {
  move: (state, { base, id }, { pointer }) => {
    const bubble = findElement(base, id);
    if (!bubble) return state;
    const at = turn(pointer.at, centreOf(bubble), -bubble.rotation);
    const tip = {
      x: shareOf(at.x - bubble.x, bubble.width),
      y: shareOf(at.y - bubble.y, bubble.height),
    };
    return { ...state, doc: paintShapes(base, [id], { tip }) };
  },
  up: (state) => finish(state, 'Move the tip'),
  cancel: abandon,
};

function shareOf(length: number, whole: number): number {
  return Math.round(Math.min(FAR, Math.max(-FAR, length / whole)) * 1000) / 1000;
}
