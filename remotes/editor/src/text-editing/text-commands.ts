import type { Node, Mark } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { commonValueOf } from '../core/common-value-of';
import type {
  ListItem,
  ParagraphFormat,
  TextMarks,
  TextStyle,
} from '../core/model/rich-text-schema';
import {
  directionOf,
  mirrorAlignment,
  type TextDirection,
  withDirection,
} from '../core/text/direction';
import { stepListLevel, withoutListFormat } from '../core/text/lists';
import { stepFontSize } from '../elements/text/text-edits';
import type { SelectionStyle } from '../store/editor-store';
import { toTextMarks, toProseMirrorMarks, toParagraph } from './prosemirror-conversion';
import { proseMirrorSchema } from './prosemirror-schema';

/** Change of the selected text, or of the text typed next. Undefined if it applies to the box. */
type TextCommand = (state: EditorState, box: TextStyle) => Transaction | undefined;

/** Commands that apply to selected text or paragraphs; all others apply to the box. */
export const TEXT_COMMANDS: Readonly<Record<string, TextCommand>> = {
  bold: createToggle('fontWeight', { fontWeight: 'bold' }, { fontWeight: 'normal' }),
  italic: createToggle('fontStyle', { fontStyle: 'italic' }, { fontStyle: 'normal' }),
  underline: createToggle(
    'textDecoration',
    { textDecoration: 'underline' },
    { textDecoration: 'none' },
  ),
  bullets: (state) => toggleListKind(state, 'bullet'),
  numbers: (state) => toggleListKind(state, 'number'),
  'list-in': (state) => shiftListLevel(state, 1),
  'list-out': (state) => shiftListLevel(state, -1),
  'text-left': (state, box) => alignParagraphs(state, box, 'left'),
  'text-center': (state, box) => alignParagraphs(state, box, 'center'),
  'text-right': (state, box) => alignParagraphs(state, box, 'right'),
  'text-justify': (state, box) => alignParagraphs(state, box, 'justify'),
  'text-ltr': (state) => toggleDirection(state, 'ltr'),
  'text-rtl': (state) => toggleDirection(state, 'rtl'),
  'text-larger': (state, box) => stepSelectionSize(state, box, 1),
  'text-smaller': (state, box) => stepSelectionSize(state, box, -1),
};

export function setMarks(state: EditorState, marks: TextMarks): Transaction {
  const runs = findSelectedRuns(state);
  return runs.length > 0
    ? runs.reduce((tr, run) => addMarks(tr, run, marks), state.tr)
    : storeMarks(state, marks);
}

/** Sets the link around the caret or of the selection; without either, inserts the URL as text. */
export function setLink(state: EditorState, address: string | null): Transaction {
  const { link } = proseMirrorSchema.marks;
  const { from, to } = linkRangeOf(state);
  const tr = state.tr.removeMark(from, to, link);
  if (address === null) return tr;
  const mark = proseMirrorSchema.mark('link', { value: address });
  if (to > from) return tr.addMark(from, to, mark);
  const marks = [...(state.storedMarks ?? state.selection.$from.marks()), mark];
  return tr
    .replaceWith(from, to, proseMirrorSchema.text(address.replace(/^(mailto|tel):/, ''), marks))
    .removeStoredMark(mark);
}

/** A caret inside a link selects the whole link. */
function linkRangeOf({ selection }: EditorState): { from: number; to: number } {
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

function createToggle(
  key: 'fontWeight' | 'fontStyle' | 'textDecoration',
  on: TextMarks,
  off: TextMarks,
): TextCommand {
  return (state, box) => setMarks(state, selectionStyleOf(state, box)[key] === on[key] ? off : on);
}

function stepSelectionSize(state: EditorState, box: TextStyle, step: 1 | -1): Transaction {
  const runs = findSelectedRuns(state);
  const resize = (marks: TextMarks) => ({
    fontSize: stepFontSize(marks.fontSize ?? box.fontSize, step),
  });
  if (runs.length === 0)
    return storeMarks(
      state,
      resize(toTextMarks(state.storedMarks ?? state.selection.$from.marks())),
    );
  return runs.reduce((tr, run) => addMarks(tr, run, resize(toTextMarks(run.node.marks))), state.tr);
}

function addMarks(tr: Transaction, { from, to }: { from: number; to: number }, marks: TextMarks) {
  if (marks.textDecoration === 'none')
    tr.removeMark(from, to, proseMirrorSchema.marks.textDecoration);
  return toProseMirrorMarks(marks).reduce((next, one) => next.addMark(from, to, one), tr);
}

function storeMarks({ tr }: EditorState, marks: TextMarks): Transaction {
  if (marks.textDecoration === 'none') tr.removeStoredMark(proseMirrorSchema.marks.textDecoration);
  return toProseMirrorMarks(marks).reduce((next, one) => next.addStoredMark(one), tr);
}

function toggleListKind(state: EditorState, kind: ListItem['list']): Transaction {
  const lines = findSelectedParagraphs(state);
  const isActive = lines.every(({ node }) => node.attrs['list'] === kind);
  return lines.reduce(
    (tr, { node, from }) =>
      tr.setNodeMarkup(
        from,
        null,
        withListChange(node, isActive ? PLAIN_PARAGRAPH : { list: kind }),
      ),
    state.tr,
  );
}

/** The alignment of all paragraphs is that of the box. */
function alignParagraphs(
  state: EditorState,
  box: TextStyle,
  side: TextStyle['textAlign'],
): Transaction | undefined {
  const paragraphs = findSelectedParagraphs(state);
  if (paragraphs.length === state.doc.childCount) return undefined;
  return paragraphs.reduce((tr, { node, from }) => {
    const { textAlign: _, ...format }: ParagraphFormat = node.attrs['format'] ?? {};
    const textAlign = mirrorAlignment(side, directionOf(node.textContent, format));
    const aligned = textAlign === box.textAlign ? format : { ...format, textAlign };
    return tr.setNodeAttribute(from, 'format', aligned);
  }, state.tr);
}

/** Sets the direction of the paragraphs, or leaves it to their letters if all have it. */
function toggleDirection(state: EditorState, direction: TextDirection): Transaction {
  const paragraphs = findSelectedParagraphs(state);
  const isSet = paragraphs.every(({ node }) => node.attrs['format']?.direction === direction);
  return paragraphs.reduce(
    (tr, { node, from }) =>
      tr.setNodeAttribute(
        from,
        'format',
        withDirection(isSet ? undefined : direction, node.attrs['format'] ?? {}),
      ),
    state.tr,
  );
}

/** Attributes of a paragraph outside lists. */
export const PLAIN_PARAGRAPH = { list: 'none', level: 0 } as const;

/** Attributes of a paragraph in another list or level, which bring their own indent and marker. */
export function withListChange({ attrs }: Node, change: Partial<ListItem>) {
  return { ...attrs, ...change, format: withoutListFormat(attrs['format'] ?? {}) };
}

export function shiftListLevel(state: EditorState, step: 1 | -1): Transaction {
  return findSelectedParagraphs(state)
    .filter(({ node }) => node.attrs['list'] !== 'none')
    .reduce(
      (tr, { node, from }) =>
        tr.setNodeMarkup(
          from,
          null,
          withListChange(node, { level: stepListLevel(node.attrs['level'], step) }),
        ),
      state.tr,
    );
}

/** Style of the selection, or at the caret. */
export function selectionStyleOf(state: EditorState, box: TextStyle): SelectionStyle {
  const marks = selectedMarksOf(state);
  const styles = marks.map((own) => ({ ...box, ...own }));
  const paragraphs = findSelectedParagraphs(state).map(({ node }) => ({
    ...toParagraph(node),
    side: sideOf(node, box),
  }));
  return {
    fontWeight: commonValueOf(styles.map(({ fontWeight }) => fontWeight)),
    fontStyle: commonValueOf(styles.map(({ fontStyle }) => fontStyle)),
    textDecoration: commonValueOf(styles.map(({ textDecoration }) => textDecoration)),
    color: commonValueOf(styles.map(({ color }) => color)),
    fontSize: commonValueOf(styles.map(({ fontSize }) => fontSize)),
    link: marks.find(({ link }) => link !== undefined)?.link ?? null,
    list: commonValueOf(paragraphs.map(({ list }) => list)),
    textAlign: commonValueOf(paragraphs.map(({ side }) => side)),
    direction: commonValueOf(paragraphs.map(({ format }) => format?.direction)),
  };
}

function sideOf({ attrs, textContent }: Node, box: TextStyle): TextStyle['textAlign'] {
  const format: ParagraphFormat = attrs['format'] ?? {};
  return mirrorAlignment(format.textAlign ?? box.textAlign, directionOf(textContent, format));
}

function selectedMarksOf(state: EditorState): readonly TextMarks[] {
  const runs = findSelectedRuns(state).map(({ node }) => toTextMarks(node.marks));
  return runs.length > 0 ? runs : [toTextMarks(marksAtCaret(state))];
}

function marksAtCaret({ storedMarks, selection }: EditorState): readonly Mark[] {
  return storedMarks ?? selection.$from.marks();
}

interface NodeRange {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
}

/** Selected ranges of text nodes, clipped to the selection. */
function findSelectedRuns({ doc, selection }: EditorState): readonly NodeRange[] {
  const { from, to } = selection;
  return findNodeRanges(doc, { from, to })
    .filter(({ node }) => node.isText)
    .map((range) => ({
      ...range,
      from: Math.max(from, range.from),
      to: Math.min(to, range.to),
    }))
    .filter((range) => range.to > range.from);
}

function findSelectedParagraphs({ doc, selection }: EditorState): readonly NodeRange[] {
  return findNodeRanges(doc, selection).filter(({ node }) => node.isTextblock);
}

function findNodeRanges(
  doc: Node,
  { from, to }: { from: number; to: number },
): readonly NodeRange[] {
  const ranges: NodeRange[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    ranges.push({ node, from: at, to: at + node.nodeSize });
  });
  return ranges;
}
