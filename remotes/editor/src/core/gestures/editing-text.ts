import {
  changeElementsById,
  currentSlideOf,
  type EditorDocument,
  findElement,
} from '../edit/editor-document';
import { hoistElementMarks, setElementText } from '../elements/change-text';
import { isText } from '../elements/element-guards';
import type { CellStep } from '../elements/element-kind';
import { kindOf, textRowsOf } from '../elements/kinds';
import { beginHistoryStep, type HistoryStep, mergeHistoryStep, undoStep } from '../edit-history';
import {
  type EditingState,
  type EditingText,
  finishGesture,
  type GestureHandlers,
} from './gesture';
import { startTextEditing, idle } from './idle';

export const editingText: GestureHandlers<EditingText> = {
  'input-text': (state, gesture, event) => {
    const { id, cell } = gesture;
    const { content, markRanges = [], listItems = [], startsStep = false } = event;
    const doc = cell
      ? changeElementsById(
          state.doc,
          [id],
          (element) => kindOf(element).setCellText?.(element, cell, content) ?? element,
        )
      : setElementText(state.doc, id, { content, markRanges, listItems });
    const history = startsStep
      ? beginHistoryStep(commitTyping(state, gesture).history, state.doc)
      : state.history;
    return { ...state, doc, history };
  },
  'start-text-editing': (state, gesture, { id, cell }) =>
    startTextEditing(finishTextEditing(state, gesture), id, cell),
  'step-cell': (state, gesture, { step }) => goToCell(state, gesture, step),
  'finish-editing': finishTextEditing,
  'discard-typing': undoTyping,
  down: (state, gesture, event) => {
    if (event.target.kind === 'element' && event.target.id === gesture.id) return state;
    const finished = finishTextEditing(state, gesture);
    return idle.down?.(finished, { name: 'idle' }, event) ?? finished;
  },
};

/** Ends the step that is being typed. */
export function commitTyping(state: EditingState, { cell }: EditingText): EditingState {
  return finishGesture(state, cell ? CELL_LABEL : TYPING_LABEL);
}

const TYPING_LABEL = 'Edit text';
const CELL_LABEL = 'Edit cell';

/** Labels of the steps that typing makes. */
export const TYPING_LABELS: ReadonlySet<string> = new Set([TYPING_LABEL, CELL_LABEL]);

/** Puts back the text from before typing; redo brings what was typed. */
function undoTyping(state: EditingState, gesture: EditingText): EditingState {
  const typed = commitTyping(state, gesture);
  const move = typed.history.past === state.history.past ? undefined : undoStep(typed.history);
  return move ? { ...typed, doc: move.doc, history: move.history } : typed;
}

function finishTextEditing(state: EditingState, gesture: EditingText): EditingState {
  const typed = commitTyping({ ...state, doc: finishCell(state, gesture) }, gesture);
  const doc = gesture.cell ? typed.doc : hoistElementMarks(typed.doc, gesture.id);
  const addition = gesture.cell ? undefined : findUnusedAddition(typed, gesture.id);
  if (addition) {
    const past = typed.history.past.slice(0, -1);
    return { ...typed, doc: addition.before, history: { ...typed.history, past } };
  }
  if (doc === typed.doc) return typed;
  return {
    ...typed,
    doc,
    history: mergeHistoryStep(typed.history, [typed.doc, doc], TYPING_LABEL),
  };
}

function finishCell({ doc }: EditingState, { base, id, cell }: EditingText): EditorDocument {
  const element = findElement(base, id);
  if (!cell || !element) return doc;
  const before = textRowsOf(element)[cell.row]?.[cell.column] ?? '';
  return changeElementsById(
    doc,
    [id],
    (typed) => kindOf(typed).finishCellText?.(typed, cell, before) ?? typed,
  );
}

/** Step that added a box in which nobody wrote: the box and its step go when it is left. */
function findUnusedAddition({ doc, history }: EditingState, id: string): HistoryStep | undefined {
  const text = findElement(doc, id);
  const last = history.past.at(-1);
  if (!text || !isText(text) || text.content !== '' || last?.after.deck !== doc.deck)
    return undefined;
  const [before, after] = [currentSlideOf(last.before), currentSlideOf(doc)];
  const isAlone = before.id === after.id && before.elements.length + 1 === after.elements.length;
  return isAlone && !findElement(last.before, id) ? last : undefined;
}

/** Each cell is its own step; a new row belongs to the first cell typed in it. */
function goToCell(state: EditingState, gesture: EditingText, step: CellStep): EditingState {
  const finished = finishTextEditing(state, gesture);
  const element = findElement(finished.doc, gesture.id);
  if (!element || !gesture.cell) return finished;
  const next = kindOf(element).findNextCell?.(element, gesture.cell, step);
  if (!next) return finished;
  const reopened = startTextEditing(finished, gesture.id);
  const doc =
    next.row < textRowsOf(element).length ? reopened.doc : addRow(reopened.doc, gesture.id);
  return { ...reopened, doc, gesture: { ...gesture, cell: next } };
}

function addRow(doc: EditorDocument, id: string): EditorDocument {
  return changeElementsById(doc, [id], (element) => kindOf(element).addRow?.(element) ?? element);
}
