import type { Mark, Node } from 'prosemirror-model';
import type { TextElement } from '../../core/model/deck';
import type { Marks, Words } from '../../core/model/words';
import { MARKS, type Paragraph, paragraphsOf, wordsFrom } from '../../core/text/paragraphs';
import { schema } from './schema';

/** Converts a text box to a ProseMirror document. */
export function docFrom(text: TextElement): Node {
  const paragraphs = paragraphsOf(text).map(({ list, level, stretches }) =>
    schema.node(
      'paragraph',
      { list, level },
      // Runs cannot remove an underline of their box, so it becomes a mark of every run.
      stretches.map((run) =>
        schema.text(run.text, marksTo({ textDecoration: text.textDecoration, ...run.marks })),
      ),
    ),
  );
  return schema.node('doc', null, paragraphs);
}

export function wordsIn(doc: Node): Words {
  return wordsFrom(doc.children.map(paragraphFrom));
}

export function paragraphFrom({ attrs, children }: Node): Paragraph {
  return {
    list: attrs['list'],
    level: attrs['level'],
    stretches: children.map(({ text = '', marks }) => ({ text, marks: marksFrom(marks) })),
  };
}

export function marksTo(marks: Marks): readonly Mark[] {
  return MARKS.flatMap((key) => {
    const value = marks[key];
    return value === undefined || value === 'none' ? [] : [schema.mark(key, { value })];
  });
}

export function marksFrom(marks: readonly Mark[]): Marks {
  const attributes = Object.fromEntries(
    marks.map(({ type, attrs }) => [type.name, attrs['value']]),
  );
  return { textDecoration: 'none', ...attributes };
}
