import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { TextElement } from '../core/text/text-schema';
import { listMarkersOf } from '../core/text/lists';
import { paragraphStyleOf } from '../drawing/text-run-style';
import { toParagraph } from './prosemirror-conversion';

/** Decorates paragraphs with their style and list marker, as outside of editing. */
export function createParagraphPlugin(box: () => TextElement): Plugin {
  return new Plugin({ props: { decorations: (state) => createDecorations(state, box()) } });
}

function createDecorations({ doc }: EditorState, box: TextElement): DecorationSet {
  const paragraphs = doc.children.map(toParagraph);
  const markers = listMarkersOf(paragraphs);
  let at = 0;
  const decorations = doc.children.map((node, line) => {
    const from = at;
    at += node.nodeSize;
    const marker = markers[line] ?? '';
    const paragraph = paragraphs[line];
    return Decoration.node(from, at, {
      style: paragraph ? toCssText(paragraphStyleOf(box, paragraph)) : '',
      ...(marker === '' ? {} : { 'data-marker': marker }),
    });
  });
  return DecorationSet.create(doc, decorations);
}

function toCssText(style: object): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}: ${value}`,
    )
    .join('; ');
}
