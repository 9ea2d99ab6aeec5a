import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { TextElement } from '../../core/model/deck';
import { markersOf } from '../../core/text/lists';
import { paragraphStyle } from '../slide/word-style';
import { paragraphFrom } from './convert';

/** Decorates paragraphs with their style and list marker, as outside of editing. */
export function lines(box: () => TextElement): Plugin {
  return new Plugin({ props: { decorations: (state) => decorationsOf(state, box()) } });
}

function decorationsOf({ doc }: EditorState, box: TextElement): DecorationSet {
  const paragraphs = doc.children.map(paragraphFrom);
  const markers = markersOf(paragraphs);
  let at = 0;
  const decorations = doc.children.map((node, line) => {
    const from = at;
    at += node.nodeSize;
    const marker = markers[line] ?? '';
    const paragraph = paragraphs[line];
    return Decoration.node(from, at, {
      style: paragraph ? cssOf(paragraphStyle(box, paragraph)) : '',
      ...(marker === '' ? {} : { 'data-marker': marker }),
    });
  });
  return DecorationSet.create(doc, decorations);
}

function cssOf(style: object): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}: ${value}`,
    )
    .join('; ');
}
