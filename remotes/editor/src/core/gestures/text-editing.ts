import { findElement } from '../edit/document';
import { settleText, writeText } from '../edit/elements';
import { addRow, cellAfter, type CellStep, writeCell } from '../edit/tables';
import { abandon, finish } from './endings';
import type { State, TextEditing, Work } from './gesture';
import { editText, idle } from './idle';

export const textEditing: State<TextEditing> = {
  type: (work, { id, cell }, { content, runs = [], items = [], height }) => ({
    ...work,
    doc: cell
      ? writeCell(work.doc, id, cell, content)
      : writeText(work.doc, id, { content, runs, items }, height),
  }),
  'edit-text': (work, gesture, { id, cell }) => editText(leave(work, gesture), id, cell),
  'step-cell': (work, gesture, { step }) => stepCell(work, gesture, step),
  'leave-text': leave,
  cancel: abandon,
  down: (work, gesture, event) => {
    if (event.target.kind === 'element' && event.target.id === gesture.id) return work;
    const left = leave(work, gesture);
    return idle.down?.(left, { name: 'idle' }, event) ?? left;
  },
};

function leave(work: Work, { id, cell }: TextEditing): Work {
  if (cell) return finish(work, 'Edit cell');
  return finish({ ...work, doc: settleText(work.doc, id) }, 'Edit text');
}

/** Each cell is its own step; a new row belongs to the first cell typed in it. */
function stepCell(work: Work, gesture: TextEditing, step: CellStep): Work {
  const left = leave(work, gesture);
  const table = findElement(left.doc, gesture.id);
  const next = table?.type === 'table' && gesture.cell && cellAfter(table, gesture.cell, step);
  if (!next) return left;
  const opened = editText(left, gesture.id);
  const doc = next.row < table.rows.length ? opened.doc : addRow(opened.doc, gesture.id);
  return { ...opened, doc, gesture: { ...gesture, cell: next } };
}
