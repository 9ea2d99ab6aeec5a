import { textRowsOf } from './elements/kinds';
import type { EditorDocument } from './edit/editor-document';
import { addElements, copyElements } from './edit/elements';
import { addSlideCopies } from './edit/slides/slides';
import { unionBoundsOf, type Point } from './geometry/box';
import { DECK_VERSION } from './model/deck-constants';
import type { Slide } from './model/deck-schema';
import type { SlideElement } from './elements/slide-element';

export interface ClipboardContent {
  readonly elements: readonly SlideElement[];
  readonly slides: readonly Slide[];
}

const CLIPBOARD_ATTRIBUTE = 'data-slide-clip';

/** Elements as HTML that other programs can paste, with the deck data in an attribute. */
export function encodeClipboardContent(clip: ClipboardContent): {
  readonly html: string;
  readonly text: string;
} {
  const elements = [...clip.elements, ...clip.slides.flatMap((slide) => slide.elements)];
  const texts = elements.flatMap(textsOf);
  const payload = encodeURIComponent(JSON.stringify({ ...clip, version: DECK_VERSION }));
  const body = texts.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('');
  return {
    html: `<div ${CLIPBOARD_ATTRIBUTE}="${payload}">${body}</div>`,
    text: texts.join('\n') || ' ',
  };
}

/** Tells whether pasted HTML contains deck data. */
export function hasClipboardContent(html: string): boolean {
  return html.includes(CLIPBOARD_ATTRIBUTE);
}

/** Pastes a clip onto the slide: at a point, or slightly offset from where it was copied. */
export function pasteClipboardContent(
  doc: EditorDocument,
  clip: ClipboardContent,
  at?: Point,
): EditorDocument {
  if (clip.slides.length > 0) return addSlideCopies(doc, clip.slides);
  const bounds = unionBoundsOf(clip.elements);
  if (!bounds) return doc;
  const shift = at
    ? { x: at.x - bounds.x - bounds.width / 2, y: at.y - bounds.y - bounds.height / 2 }
    : { x: 16, y: 16 };
  return addElements(doc, copyElements(clip.elements, shift));
}

function textsOf(element: SlideElement): readonly string[] {
  const rows = textRowsOf(element);
  if (rows.length > 0) return rows.map((row) => row.join('\t'));
  return element.alt === '' ? [] : [element.alt];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
