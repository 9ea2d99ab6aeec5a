import { findElement } from '../edit/document';
import { pick, selectAt, toggleSelected } from '../edit/elements';
import type { Cell } from '../edit/tables';
import { begin } from '../history';
import type { Idle, State, Target, Work, Pointer } from './gesture';

export const idle: State<Idle> = {
  down: (work, _, { target, pointer }) => press(work, target, pointer),
  'pan-down': (work, _, { pointer, scroll }) => ({
    ...work,
    gesture: { name: 'panning', start: pointer, from: scroll, scroll },
  }),
  'edit-text': (work, _, { id, cell }) => editText(work, id, cell),
};

/** Opens a text or a cell for typing; everything typed until it is left is one step. */
export function editText(work: Work, id: string, cell: Cell = { row: 0, column: 0 }): Work {
  const element = findElement(work.doc, id);
  if (!element || element.locked) return work;
  if (element.type !== 'text' && element.type !== 'table') return work;
  const doc = { ...work.doc, selection: [id] };
  return {
    ...work,
    doc,
    history: begin(work.history, doc),
    gesture: { name: 'text-editing', id, cell: element.type === 'table' ? cell : null },
  };
}

function press(work: Work, target: Target, pointer: Pointer): Work {
  const pressing = { name: 'pressing', start: pointer, target } as const;
  if (target.kind !== 'element') return { ...work, gesture: { ...pressing, narrowTo: null } };
  const { doc } = work;
  if (pointer.mod && findElement(doc, target.id)?.groupId)
    return { ...work, doc: pick(doc, [target.id]), gesture: { ...pressing, narrowTo: null } };
  if (pointer.shift || pointer.mod)
    return {
      ...work,
      doc: toggleSelected(doc, target.id),
      gesture: { ...pressing, narrowTo: null },
    };
  const isSelected = doc.selection.includes(target.id);
  return {
    ...work,
    doc: isSelected ? doc : selectAt(doc, target.id),
    gesture: { ...pressing, narrowTo: isSelected ? target.id : null },
  };
}
