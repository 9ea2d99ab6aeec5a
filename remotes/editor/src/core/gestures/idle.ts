import { isEmptyFrame } from '../edit/crop';
import { findElement } from '../edit/document';
import { pick, selectAt, toggleSelected } from '../edit/elements';
import type { Cell } from '../edit/tables';
import { begin } from '../history';
import type { Point } from '../geometry/box';
import type { GestureEvent, Idle, State, Work } from './gesture';

export const idle: State<Idle> = {
  down: (work, _, event) => press(work, event),
  'pan-down': (work, _, { pointer, scroll }) => ({
    ...work,
    gesture: { name: 'panning', start: pointer, from: scroll, scroll },
  }),
  'edit-text': (work, _, { id, cell }) => editText(work, id, cell),
};

/** Opens a text or a cell for typing. One editing session is one step of the history. */
export function editText(work: Work, id: string, cell: Cell = { row: 0, column: 0 }): Work {
  const element = findElement(work.doc, id);
  if (!element || element.locked) return work;
  if (element.type === 'image') return isEmptyFrame(element) ? work : crop(work, id);
  if (element.type !== 'text' && element.type !== 'table') return work;
  // The total row is computed, so it has no cells of its own.
  if (element.type === 'table' && !element.rows[cell.row]) return work;
  const doc = { ...work.doc, selection: [id] };
  return {
    ...work,
    doc,
    history: begin(work.history, doc),
    gesture: { name: 'text-editing', id, cell: element.type === 'table' ? cell : null },
  };
}

function crop(work: Work, id: string): Work {
  const doc = { ...work.doc, selection: [id] };
  const gesture = { name: 'cropping', id, held: null } as const;
  return { ...work, doc, history: begin(work.history, doc), gesture };
}

function press(work: Work, event: Extract<GestureEvent, { type: 'down' }>): Work {
  const { target, pointer } = event;
  const pressing = {
    name: 'pressing',
    start: pointer,
    target,
    narrowTo: null,
    pansFrom: pansFrom(work, event),
  } as const;
  if (target.kind !== 'element') return { ...work, gesture: pressing };
  const { doc } = work;
  // A tap and a pan differ only once the finger moves or lifts; a tap selects then.
  if (pressing.pansFrom) return { ...work, gesture: { ...pressing, narrowTo: target.id } };
  if (pointer.mod && findElement(doc, target.id)?.groupId)
    return { ...work, doc: pick(doc, [target.id]), gesture: pressing };
  if (pointer.shift || pointer.mod)
    return { ...work, doc: toggleSelected(doc, target.id), gesture: pressing };
  const isSelected = doc.selection.includes(target.id);
  return {
    ...work,
    doc: isSelected ? doc : selectAt(doc, target.id),
    gesture: { ...pressing, narrowTo: isSelected ? target.id : null },
  };
}

/** A finger drags selected elements and pans the canvas elsewhere. */
function pansFrom(
  { doc }: Work,
  { target, pointer, scroll }: Extract<GestureEvent, { type: 'down' }>,
): Point | null {
  if (!pointer.coarse || !scroll || pointer.shift) return null;
  const carries = target.kind === 'element' && doc.selection.includes(target.id);
  const isOnElement = target.kind === 'element' || target.kind === 'slide';
  return carries || !isOnElement ? null : scroll;
}
