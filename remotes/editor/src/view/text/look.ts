import type { Mark, Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { Marks, TextStyle } from '../../core/model/words';
import type { Look } from '../../store/typing';
import { commonOf } from '../panels/common-of';
import { marksFrom } from './convert';

/** Style of the selection, or at the caret. */
export function lookOf(state: EditorState, box: TextStyle): Look {
  const marks = pickedMarks(state);
  const styles = marks.map((own) => ({ ...box, ...own }));
  return {
    fontWeight: commonOf(styles.map(({ fontWeight }) => fontWeight)),
    fontStyle: commonOf(styles.map(({ fontStyle }) => fontStyle)),
    textDecoration: commonOf(styles.map(({ textDecoration }) => textDecoration)),
    color: commonOf(styles.map(({ color }) => color)),
    fontSize: commonOf(styles.map(({ fontSize }) => fontSize)),
    link: marks.find(({ link }) => link !== undefined)?.link ?? null,
    list: commonOf(pickedLines(state).map(({ node }) => node.attrs['list'])),
  };
}

function pickedMarks(state: EditorState): readonly Marks[] {
  const runs = pickedStretches(state).map(({ node }) => marksFrom(node.marks));
  return runs.length > 0 ? runs : [marksFrom(marksAtCaret(state))];
}

function marksAtCaret({ storedMarks, selection }: EditorState): readonly Mark[] {
  return storedMarks ?? selection.$from.marks();
}

export interface Placed {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
}

/** Selected ranges of text nodes, clipped to the selection. */
export function pickedStretches({ doc, selection }: EditorState): readonly Placed[] {
  const { from, to } = selection;
  return placedIn(doc, { from, to })
    .filter(({ node }) => node.isText)
    .map((range) => ({
      ...range,
      from: Math.max(from, range.from),
      to: Math.min(to, range.to),
    }))
    .filter((range) => range.to > range.from);
}

/** Paragraphs that the selection touches. */
export function pickedLines({ doc, selection }: EditorState): readonly Placed[] {
  return placedIn(doc, selection).filter(({ node }) => node.isTextblock);
}

function placedIn(doc: Node, { from, to }: { from: number; to: number }): readonly Placed[] {
  const ranges: Placed[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    ranges.push({ node, from: at, to: at + node.nodeSize });
  });
  return ranges;
}
