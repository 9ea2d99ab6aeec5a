import { Fragment, Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { schema } from './schema';

/** How words come in and go out: line by line, blank lines too. */
export const paste: EditorProps = {
  clipboardTextParser(text, $context) {
    const marks = $context.marks();
    const lines = text
      .split(/\r\n?|\n/)
      .map((line) =>
        schema.node(
          'paragraph',
          $context.parent.attrs,
          line === '' ? [] : schema.text(line, marks),
        ),
      );
    return new Slice(Fragment.from(lines), 1, 1);
  },
  clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
  // A break within a line of another program begins a new line here.
  transformPastedHTML: (html) =>
    html
      .replaceAll(/<br[^>]*class="Apple-interchange-newline"[^>]*>/gi, '')
      .replaceAll(/<br[^>]*>/gi, '</p><p>'),
};
