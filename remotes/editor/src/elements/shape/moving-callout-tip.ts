import { findElement } from '../../core/edit/editor-document';
import { patchShapes } from './shape-edits';
import { centerOf, rotatePoint } from '../../core/geometry/box';
import {
  cancelGesture,
  finishGesture,
  type GestureHandlers,
  type MovingCalloutTip,
} from '../../core/gestures/gesture';

const MAX_TIP_RATIO = 10;

export const movingCalloutTip: GestureHandlers<MovingCalloutTip> = {
  move: (state, { base, id }, { pointer }) => {
    const bubble = findElement(base, id);
    if (!bubble) return state;
    const at = rotatePoint(pointer.at, centerOf(bubble), -bubble.rotation);
    const calloutTip = {
      x: tipRatioOf(at.x - bubble.x, bubble.width),
      y: tipRatioOf(at.y - bubble.y, bubble.height),
    };
    return { ...state, doc: patchShapes(base, [id], { calloutTip }) };
  },
  up: (state) => finishGesture(state, 'Move the tip'),
  cancel: cancelGesture,
};

function tipRatioOf(length: number, whole: number): number {
  return (
    Math.round(Math.min(MAX_TIP_RATIO, Math.max(-MAX_TIP_RATIO, length / whole)) * 1000) / 1000
  );
}
