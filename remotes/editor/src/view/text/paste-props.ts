import { Fragment, Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { proseMirrorSchema } from './prosemirror-schema';

/** Copies and pastes plain text line by line, including blank lines. */
export const pasteProps: EditorProps = {
  clipboardTextParser(text, $context) {
    const marks = $context.marks();
    const lines = text
      .split(/\r\n?|\n/)
      .map((line) =>
        proseMirrorSchema.node(
          'paragraph',
          $context.parent.attrs,
          line === '' ? [] : proseMirrorSchema.text(line, marks),
        ),
      );
    return new Slice(Fragment.from(lines), 1, 1);
  },
  clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
  transformPastedHTML: (html) =>
    renameStyleAttributes(html)
      .replaceAll(/<br[^>]*class="Apple-interchange-newline"[^>]*>/gi, '')
      // A break within a paragraph of another program starts a new paragraph here.
      .replaceAll(/<br[^>]*>/gi, '</p><p>'),
};

/** The site's CSP rejects style attributes, even in HTML that is only parsed. */
function renameStyleAttributes(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-css='));
}
