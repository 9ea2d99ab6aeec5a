import { isEmptyFrame } from '../edit/crop';
import { findElement } from '../edit/document';
import { pick, selectAt, toggleSelected } from '../edit/elements';
import type { Cell } from '../edit/tables';
import { begin } from '../history';
import type { Point } from '../geometry/box';
import type { GestureEvent, Idle, State, Work } from './gesture';

export const idle: State<Idle> = {
  down: (state, _, event) => press(state, event),
  'pan-down': (state, _, { pointer, scroll }) => ({
    ...state,
    gesture: { name: 'panning', start: pointer, from: scroll, scroll },
  }),
  'edit-text': (state, _, { id, cell }) => editText(state, id, cell),
};

/** Opens a text or a cell for typing. One editing session is one step of the history. */
export function editText(state: Work, id: string, cell: Cell = { row: 0, column: 0 }): Work {
  const element = findElement(state.doc, id);
  if (!element || element.locked) return state;
  if (element.type === 'image') return isEmptyFrame(element) ? state : crop(state, id);
  if (element.type !== 'text' && element.type !== 'table') return state;
  // The total row is computed, so it has no cells of its own.
  if (element.type === 'table' && !element.rows[cell.row]) return state;
  const doc = { ...state.doc, selection: [id] };
  return {
    ...state,
    doc,
    history: begin(state.history, doc),
    gesture: { name: 'text-editing', id, cell: element.type === 'table' ? cell : null },
  };
}

function crop(state: Work, id: string): Work {
  const doc = { ...state.doc, selection: [id] };
  const gesture = { name: 'cropping', id, held: null } as const;
  return { ...state, doc, history: begin(state.history, doc), gesture };
}

function press(state: Work, event: Extract<GestureEvent, { type: 'down' }>): Work {
  const { target, pointer } = event;
  const gesture = {
    name: 'pressing',
    start: pointer,
    target,
    narrowTo: null,
    pansFrom: pansFrom(state, event),
  } as const;
  if (target.kind !== 'element') return { ...state, gesture: gesture };
  const { doc } = state;
  // A tap and a pan differ only once the finger moves or lifts; a tap selects then.
  if (gesture.pansFrom) return { ...state, gesture: { ...gesture, narrowTo: target.id } };
  if (pointer.mod && findElement(doc, target.id)?.groupId)
    return { ...state, doc: pick(doc, [target.id]), gesture: gesture };
  if (pointer.shift || pointer.mod)
    return { ...state, doc: toggleSelected(doc, target.id), gesture: gesture };
  const isSelected = doc.selection.includes(target.id);
  return {
    ...state,
    doc: isSelected ? doc : selectAt(doc, target.id),
    gesture: { ...gesture, narrowTo: isSelected ? target.id : null },
  };
}

/** A finger drags selected elements and pans the canvas elsewhere. */
function pansFrom(
  { doc }: Work,
  { target, pointer, scroll }: Extract<GestureEvent, { type: 'down' }>,
): Point | null {
  if (!pointer.coarse || !scroll || pointer.shift) return null;
  const isDragged = target.kind === 'element' && doc.selection.includes(target.id);
  const isOnElement = target.kind === 'element' || target.kind === 'slide';
  return isDragged || !isOnElement ? null : scroll;
}
