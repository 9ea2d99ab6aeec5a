import type { Document } from './edit/document';
import { addElements, copiesOf } from './edit/elements';
import { addNew } from './edit/new-elements';
import { addCopies } from './edit/slides';
import { boundsOfAll, type Point } from './geometry/box';
import { createText } from './model/create';
import { DECK_VERSION, type Slide, type SlideElement } from './model/deck';

export interface Clip {
  readonly elements: readonly SlideElement[];
  readonly slides: readonly Slide[];
}

const MARK = 'data-slide-clip';

/** Elements as HTML that other programs can paste, with the deck data in an attribute. */
export function encodeClip(clip: Clip): { readonly html: string; readonly text: string } {
  const elements = [...clip.elements, ...clip.slides.flatMap((slide) => slide.elements)];
  const texts = elements.flatMap(textsOf);
  const payload = encodeURIComponent(JSON.stringify({ ...clip, version: DECK_VERSION }));
  const body = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return {
    html: `<div ${MARK}="${payload}">${body}</div>`,
    text: texts.join('\n') || ' ',
  };
}

/** Tells whether pasted HTML contains deck data. */
export function hasClip(html: string): boolean {
  return html.includes(MARK);
}

/** Pastes a clip onto the slide: at a point, or slightly offset from where it was copied. */
export function pasteClip(doc: Document, clip: Clip, at?: Point): Document {
  if (clip.slides.length > 0) return addCopies(doc, clip.slides);
  const bounds = boundsOfAll(clip.elements);
  if (!bounds) return doc;
  const shift = at
    ? { x: at.x - bounds.x - bounds.width / 2, y: at.y - bounds.y - bounds.height / 2 }
    : { x: 16, y: 16 };
  return addElements(doc, copiesOf(clip.elements, shift));
}

export function pasteText(doc: Document, content: string, at?: Point): Document {
  const trimmed = content.trim().slice(0, 20_000);
  if (trimmed === '') return doc;
  const lines = trimmed.split('\n').length;
  const size = { width: 400, height: Math.max(50, Math.ceil(lines * 19.2)) };
  const position = at ? { x: Math.round(at.x), y: Math.round(at.y) } : {};
  return addNew(doc, createText({ content: trimmed, ...size, ...position }));
}

function textsOf(element: SlideElement): readonly string[] {
  if (element.type === 'text') return [element.content];
  if (element.type === 'table' || element.type === 'chart')
    return element.rows.map((row) => row.join('\t'));
  return element.alt === '' ? [] : [element.alt];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
