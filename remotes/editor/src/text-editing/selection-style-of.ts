import type { Mark, Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { ParagraphFormat, TextMarks, TextStyle } from '../core/model/rich-text-schema';
import { directionOf, mirrorAlignment } from '../core/text/direction';
import type { SelectionStyle } from '../store/active-text-edit';
import { commonValueOf } from '../core/common-value-of';
import { toParagraph, toTextMarks } from './prosemirror-conversion';

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
export function findSelectedRuns({ doc, selection }: EditorState): readonly NodeRange[] {
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

export function findSelectedParagraphs({ doc, selection }: EditorState): readonly NodeRange[] {
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
