import { findElement } from '../edit/document';
import { settleText, writeText } from '../edit/elements';
import { addRow, cellAfter, type CellStep, writeCell } from '../edit/tables';
import { abandon, finish } from './endings';
import type { State, TextEditing, Work } from './gesture';
import { editText, idle } from './idle';

export const textEditing: State<TextEditing> = {
  type: (state, { id, cell }, { content, runs = [], items = [], height }) => ({
    ...state,
    doc: cell
      ? writeCell(state.doc, id, cell, content)
      : writeText(state.doc, id, { content, runs, items }, height),
  }),
  'edit-text': (state, gesture, { id, cell }) => editText(leave(state, gesture), id, cell),
  'step-cell': (state, gesture, { step }) => stepCell(state, gesture, step),
  'leave-text': leave,
  cancel: abandon,
  down: (state, gesture, event) => {
    if (event.target.kind === 'element' && event.target.id === gesture.id) return state;
    const finished = leave(state, gesture);
    return idle.down?.(finished, { name: 'idle' }, event) ?? finished;
  },
};

function leave(state: Work, { id, cell }: TextEditing): Work {
  if (cell) return finish(state, 'Edit cell');
  return finish({ ...state, doc: settleText(state.doc, id) }, 'Edit text');
}

/** Each cell is its own step; a new row belongs to the first cell typed in it. */
function stepCell(state: Work, gesture: TextEditing, step: CellStep): Work {
  const finished = leave(state, gesture);
  const table = findElement(finished.doc, gesture.id);
  const next = table?.type === 'table' && gesture.cell && cellAfter(table, gesture.cell, step);
  if (!next) return finished;
  const reopened = editText(finished, gesture.id);
  const doc = next.row < table.rows.length ? reopened.doc : addRow(reopened.doc, gesture.id);
  return { ...reopened, doc, gesture: { ...gesture, cell: next } };
}
