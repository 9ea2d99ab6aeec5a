import { findElement } from '../edit/editor-document';
import { changeTable, moveColumnBorder } from '../edit/tables';
import { rotatePoint } from '../geometry/box';
import { cancelGesture, finishGesture } from './end-gesture';
import type { ResizingColumn, GestureHandlers } from './gesture';

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
