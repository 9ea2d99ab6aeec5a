import type { Mark, Node } from 'prosemirror-model';
import type { TextElement } from '../core/text/text-schema';
import type { TextMarks, RichText } from '../core/model/rich-text-schema';
import {
  MARK_NAMES,
  type Paragraph,
  paragraphsOf,
  richTextFromParagraphs,
} from '../core/text/marks';
import { explicitSizeOf } from '../drawing/text-run-style';
import { proseMirrorSchema } from './prosemirror-schema';

/** Converts a text box to a ProseMirror document. */
export function toProseMirrorDoc(text: TextElement): Node {
  // Runs cannot remove an underline of their box or the size of their paragraph, so every run has its own.
  const boxMarks = { textDecoration: text.textDecoration, ...explicitSizeOf(text) };
  return proseMirrorSchema.node('doc', null, toParagraphNodes(text, boxMarks));
}

export function toParagraphNodes(text: RichText, boxMarks: TextMarks = {}): readonly Node[] {
  return paragraphsOf(text).map(({ runs, ...attrs }) =>
    proseMirrorSchema.node(
      'paragraph',
      attrs,
      runs.map((run) =>
        proseMirrorSchema.text(run.text, toProseMirrorMarks({ ...boxMarks, ...run.marks })),
      ),
    ),
  );
}

export function toRichText(doc: Node): RichText {
  return richTextFromParagraphs(doc.children.map(toParagraph));
}

export function toParagraph({ attrs, children }: Node): Paragraph {
  return {
    list: attrs['list'],
    level: attrs['level'],
    ...(attrs['format'] && { format: attrs['format'] }),
    runs: children.map(({ text = '', marks }) => ({ text, marks: toTextMarks(marks) })),
  };
}

export function toProseMirrorMarks(marks: TextMarks): readonly Mark[] {
  return MARK_NAMES.flatMap((key) => {
    const value = marks[key];
    return value === undefined || value === 'none' ? [] : [proseMirrorSchema.mark(key, { value })];
  });
}

export function toTextMarks(marks: readonly Mark[]): TextMarks {
  const attributes = Object.fromEntries(
    marks.map(({ type, attrs }) => [type.name, attrs['value']]),
  );
  return { textDecoration: 'none', ...attributes };
}
