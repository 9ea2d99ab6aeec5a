import type { EditorState, Transaction } from 'prosemirror-state';
import { sizeAfter } from '../../core/commands/text';
import type { ListItem, Marks, TextStyle } from '../../core/model/words';
import { levelAfter } from '../../core/text/lists';
import { marksFrom, marksTo } from './convert';
import { lookOf, pickedLines, pickedStretches } from './look';
import { schema } from './schema';

/** Change of the selected text, or of the text typed next. */
type Act = (state: EditorState, box: TextStyle) => Transaction;

/** Commands that apply to selected text; all others apply to the box. */
export const ACTS: Readonly<Record<string, Act>> = {
  bold: toggle('fontWeight', { fontWeight: 'bold' }, { fontWeight: 'normal' }),
  italic: toggle('fontStyle', { fontStyle: 'italic' }, { fontStyle: 'normal' }),
  underline: toggle('textDecoration', { textDecoration: 'underline' }, { textDecoration: 'none' }),
  bullets: (state) => toggleList(state, 'bullet'),
  numbers: (state) => toggleList(state, 'number'),
  'list-in': (state) => shiftLines(state, 1),
  'list-out': (state) => shiftLines(state, -1),
  'text-larger': (state, box) => stepSize(state, box, 1),
  'text-smaller': (state, box) => stepSize(state, box, -1),
};

export function setMarks(state: EditorState, marks: Marks): Transaction {
  const runs = pickedStretches(state);
  return runs.length > 0
    ? runs.reduce((tr, run) => mark(tr, run, marks), state.tr)
    : storeMarks(state, marks);
}

/** Sets the link around the caret or of the selection; without either, inserts the URL as text. */
export function setLink(state: EditorState, address: string | null): Transaction {
  const { link } = schema.marks;
  const { from, to } = linkedRange(state);
  const tr = state.tr.removeMark(from, to, link);
  if (address === null) return tr;
  const mark = schema.mark('link', { value: address });
  if (to > from) return tr.addMark(from, to, mark);
  const marks = [...(state.storedMarks ?? state.selection.$from.marks()), mark];
  return tr
    .replaceWith(from, to, schema.text(address.replace(/^(mailto|tel):/, ''), marks))
    .removeStoredMark(mark);
}

/** A caret inside a link selects the whole link. */
function linkedRange({ selection }: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = selection;
  if (!empty) return { from, to };
  let at = $from.start();
  for (const child of $from.parent.children) {
    const end = at + child.nodeSize;
    const isHere = at <= from && from <= end;
    if (isHere && child.marks.some(({ type }) => type.name === 'link'))
      return { from: at, to: end };
    at = end;
  }
  return { from, to };
}

function toggle(key: 'fontWeight' | 'fontStyle' | 'textDecoration', on: Marks, off: Marks): Act {
  return (state, box) => setMarks(state, lookOf(state, box)[key] === on[key] ? off : on);
}

function stepSize(state: EditorState, box: TextStyle, step: 1 | -1): Transaction {
  const runs = pickedStretches(state);
  const resize = (marks: Marks) => ({ fontSize: sizeAfter(marks.fontSize ?? box.fontSize, step) });
  if (runs.length === 0)
    return storeMarks(state, resize(marksFrom(state.storedMarks ?? state.selection.$from.marks())));
  return runs.reduce((tr, run) => mark(tr, run, resize(marksFrom(run.node.marks))), state.tr);
}

function mark(tr: Transaction, { from, to }: { from: number; to: number }, marks: Marks) {
  if (marks.textDecoration === 'none') tr.removeMark(from, to, schema.marks.textDecoration);
  return marksTo(marks).reduce((next, one) => next.addMark(from, to, one), tr);
}

function storeMarks({ tr }: EditorState, marks: Marks): Transaction {
  if (marks.textDecoration === 'none') tr.removeStoredMark(schema.marks.textDecoration);
  return marksTo(marks).reduce((next, one) => next.addStoredMark(one), tr);
}

function toggleList(state: EditorState, kind: ListItem['list']): Transaction {
  const lines = pickedLines(state);
  const isOn = lines.every(({ node }) => node.attrs['list'] === kind);
  return lines.reduce(
    (tr, { node, from }) =>
      tr.setNodeMarkup(from, null, isOn ? PLAIN : { ...node.attrs, list: kind }),
    state.tr,
  );
}

/** Attributes of a paragraph outside lists. */
export const PLAIN = { list: 'none', level: 0 };

export function shiftLines(state: EditorState, step: 1 | -1): Transaction {
  return pickedLines(state)
    .filter(({ node }) => node.attrs['list'] !== 'none')
    .reduce(
      (tr, { node, from }) =>
        tr.setNodeAttribute(from, 'level', levelAfter(node.attrs['level'], step)),
      state.tr,
    );
}
