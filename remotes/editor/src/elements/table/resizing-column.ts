import { findElement } from '../../core/edit/editor-document';
import { changeTable, moveColumnBorder } from './table-edits';
import { rotatePoint } from '../../core/geometry/box';
import {
  cancelGesture,
  finishGesture,
  type GestureHandlers,
  type ResizingColumn,
} from '../../core/gestures/gesture';

export const resizingColumn: GestureHandlers<ResizingColumn> = {
  move: (state, { base, id, column, start }, { pointer }) => {
    const table = findElement(base, id);
    if (!table) return state;
    const by = rotatePoint(
      { x: pointer.at.x - start.x, y: pointer.at.y - start.y },
      { x: 0, y: 0 },
      -table.rotation,
    ).x;
    const doc = changeTable(base, id, (before) =>
      moveColumnBorder(before, column, by / before.width),
    );
    return { ...state, doc };
  },
  up: (state) => finishGesture(state, 'Width of a column'),
  cancel: cancelGesture,
};
