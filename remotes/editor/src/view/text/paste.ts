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
  transformPastedHTML: (html) =>
    withoutStyles(html)
      .replaceAll(/<br[^>]*class="Apple-interchange-newline"[^>]*>/gi, '')
      // A break within a line of another program begins a new line here.
      .replaceAll(/<br[^>]*>/gi, '</p><p>'),
};

/** The site's policy lets nothing be styled by its markup, not even where it is only read. */
function withoutStyles(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-css='));
}
