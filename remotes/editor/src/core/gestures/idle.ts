import { kindOf, textRowsOf } from '../elements/kinds';
import { isPicturePlaceholder } from '../elements/element-guards';
import { findElement } from '../edit/editor-document';
import { selectOnly, selectElementOrGroup, toggleElementSelection } from '../edit/elements';
import type { CellPosition } from '../elements/element-kind';
import { beginHistoryStep } from '../edit-history';
import type { Point } from '../geometry/box';
import type { GestureEvent, Idle, GestureHandlers, EditingState } from './gesture';

export const idle: GestureHandlers<Idle> = {
  down: (state, _, event) => startPressing(state, event),
  'pan-down': (state, _, { pointer, scroll }) => ({
    ...state,
    gesture: { name: 'panning', start: pointer, from: scroll, scroll },
  }),
  'start-text-editing': (state, _, { id, cell }) => startTextEditing(state, id, cell),
};

/** Opens a text or a cell for typing. What is typed in a cell is one step of the history. */
export function startTextEditing(
  state: EditingState,
  id: string,
  cell: CellPosition = { row: 0, column: 0 },
): EditingState {
  const element = findElement(state.doc, id);
  if (!element || element.locked) return state;
  const { editing } = kindOf(element);
  if (editing === 'crop') return isPicturePlaceholder(element) ? state : startCropping(state, id);
  // The total row is computed, so it has no cells of its own.
  const canEdit = {
    cell: () => textRowsOf(element)[cell.row] !== undefined,
    text: () => kindOf(element).textBoxOf?.(element) !== undefined,
  };
  if (!editing || !canEdit[editing]()) return state;
  const doc = { ...state.doc, selection: [id] };
  return {
    ...state,
    doc,
    history: beginHistoryStep(state.history, doc),
    gesture: { name: 'editing-text', base: doc, id, cell: editing === 'cell' ? cell : null },
  };
}

function startCropping(state: EditingState, id: string): EditingState {
  const doc = { ...state.doc, selection: [id] };
  const gesture = { name: 'cropping', id, drag: null } as const;
  return { ...state, doc, history: beginHistoryStep(state.history, doc), gesture };
}

function startPressing(
  state: EditingState,
  event: Extract<GestureEvent, { type: 'down' }>,
): EditingState {
  const { target, pointer } = event;
  const gesture = {
    name: 'pressing',
    start: pointer,
    target,
    narrowTo: null,
    panOrigin: panOriginOf(state, event),
  } as const;
  if (target.kind !== 'element') return { ...state, gesture: gesture };
  const { doc } = state;
  // A tap and a pan differ only once the finger moves or lifts; a tap selects then.
  if (gesture.panOrigin) return { ...state, gesture: { ...gesture, narrowTo: target.id } };
  if (pointer.mod && findElement(doc, target.id)?.groupIds.length)
    return { ...state, doc: selectOnly(doc, [target.id]), gesture: gesture };
  if (pointer.shift || pointer.mod)
    return { ...state, doc: toggleElementSelection(doc, target.id), gesture: gesture };
  const isSelected = doc.selection.includes(target.id);
  return {
    ...state,
    doc: isSelected ? doc : selectElementOrGroup(doc, target.id),
    gesture: { ...gesture, narrowTo: isSelected ? target.id : null },
  };
}

/** A finger drags selected elements and pans the canvas elsewhere. */
function panOriginOf(
  { doc }: EditingState,
  { target, pointer, scroll }: Extract<GestureEvent, { type: 'down' }>,
): Point | null {
  if (!pointer.coarse || !scroll || pointer.shift) return null;
  const isDragged = target.kind === 'element' && doc.selection.includes(target.id);
  const isOnElement = target.kind === 'element' || target.kind === 'slide';
  return isDragged || !isOnElement ? null : scroll;
}
