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
    renameActiveAttributes(convertWordLists(html))
      .replaceAll(/<br[^>]*class="Apple-interchange-newline"[^>]*>/gi, '')
      // A break within a paragraph of another program starts a new paragraph here.
      .replaceAll(/<br[^>]*>/gi, '</p><p>'),
};

/** The site's CSP rejects style attributes and event handlers, even in HTML that is only parsed. */
function renameActiveAttributes(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) =>
    tag
      .replaceAll(/\sstyle\s*=/gi, ' data-css=')
      .replaceAll(/([\s"'/])on[a-z]+\s*=/gi, '$1data-event='),
  );
}

const WORD_ITEM_PATTERN = /<p\b[^>]*mso-list:[^>]*?level(\d)[^>]*>([\s\S]*?)<\/p>/gi;
const WORD_MARKER_PATTERN =
  /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;

/** Word writes list items as paragraphs whose bullets are text. */
function convertWordLists(html: string): string {
  return html.replaceAll(WORD_ITEM_PATTERN, (_, level: string, content: string) => {
    const marker = (WORD_MARKER_PATTERN.exec(content)?.[1] ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '');
    const list = /^\s*[\da-z]{1,4}[.)]/i.test(marker) ? 'number' : 'bullet';
    const text = content.replace(WORD_MARKER_PATTERN, '');
    return `<p data-list="${list}" data-level="${Math.min(2, Number(level) - 1)}">${text}</p>`;
  });
}
