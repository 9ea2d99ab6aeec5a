import { findElement } from '../edit/document';
import { changeTable, moveColumnLine } from '../edit/tables';
import { turn } from '../geometry/box';
import { abandon, finish } from './endings';
import type { Spreading, State } from './gesture';

export const spreading: State<Spreading> = {
  move: (state, { base, id, column, start }, { pointer }) => {
    const table = findElement(base, id);
    if (!table) return state;
    const by = turn(
      { x: pointer.at.x - start.x, y: pointer.at.y - start.y },
      { x: 0, y: 0 },
      -table.rotation,
    ).x;
    const doc = changeTable(base, id, (before) =>
      moveColumnLine(before, column, by / before.width),
    );
    return { ...state, doc };
  },
  up: (state) => finish(state, 'Width of a column'),
  cancel: abandon,
};
