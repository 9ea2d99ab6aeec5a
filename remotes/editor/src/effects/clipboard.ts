import { encodeClip, hasClip, pasteClip, pasteText } from '../core/clipboard';
import { type Document, selectedOf } from '../core/edit/document';
import { paintShapes, removeElements, styleText } from '../core/edit/elements';
import { deleteSlides, pickedSlides } from '../core/edit/slides';
import type { SlideElement } from '../core/model/deck';
import { troubleOf } from '../storage/trouble';
import { announce, edit } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { withImages } from './with-images';

/** Content of a copy: the selected elements of the slide, or the selected slides. */
export type Copied = 'elements' | 'slides';

/** Handles copy and cut events, which need no permission. */
export function onCopy(
  editor: Editor,
  event: ClipboardEvent,
  { scope, isCut }: { readonly scope: Copied; readonly isCut: boolean },
): void {
  const clip = clipOf(editor, scope);
  if (!clip || !event.clipboardData) return;
  event.clipboardData.setData('text/html', clip.html);
  event.clipboardData.setData('text/plain', clip.text);
  event.preventDefault();
  if (isCut) edit(editor.store, 'Cut', REMOVALS[scope]);
}

function clipOf({ store }: Editor, scope: Copied): ReturnType<typeof encodeClip> | undefined {
  const { doc } = store.getState().work;
  if (scope === 'slides') return encodeClip({ elements: [], slides: pickedSlides(doc) });
  const elements = selectedOf(doc);
  return elements.length === 0 ? undefined : encodeClip({ elements, slides: [] });
}

const REMOVALS: Readonly<Record<Copied, (doc: Document) => Document>> = {
  elements: (doc) => removeElements(doc, doc.selection),
  slides: deleteSlides,
};

/** Pastes this editor's elements if there are any, otherwise pictures, otherwise text. */
export function onPaste(editor: Editor, event: ClipboardEvent): void {
  const data = event.clipboardData;
  if (!data) return;
  event.preventDefault();
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  pasteHtmlOrText(editor, html, text, [...data.files]).catch((cause: unknown) => {
    editor.store.setState({ trouble: troubleOf(cause) });
  });
}

export async function copy(editor: Editor, scope: Copied): Promise<void> {
  const clip = clipOf(editor, scope);
  if (!clip) return;
  const { html, text } = clip;
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    }),
  ]);
  announce(editor.store, 'Copied');
}

export async function cutSelection(editor: Editor): Promise<void> {
  await copy(editor, 'elements');
  edit(editor.store, 'Cut', REMOVALS.elements);
}

/** Pastes from a menu; the browser may ask for permission or refuse. */
export async function pasteFromSystem(
  editor: Editor,
  { isPlain }: { readonly isPlain: boolean },
): Promise<void> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    const html = isPlain ? '' : await read('text/html');
    await pasteHtmlOrText(editor, html, await read('text/plain'), []);
  } catch {
    announce(editor.store, 'The browser does not allow this. Press Ctrl+V to paste.');
  }
}

async function pasteHtmlOrText(
  editor: Editor,
  html: string,
  text: string,
  files: readonly File[],
): Promise<void> {
  const clip = hasClip(html) ? (await import('../core/read-clip')).decodeClip(html) : undefined;
  const images = files.filter(({ type }) => type.startsWith('image/'));
  if (clip) edit(editor.store, 'Paste', (doc) => pasteClip(doc, clip));
  else if (images.length > 0)
    await withImages(editor, ({ addImages }) => addImages(editor, images));
  else edit(editor.store, 'Paste', (doc) => pasteText(doc, text));
}

export function copyStyle({ store }: Editor): void {
  const [element] = selectedOf(store.getState().work.doc);
  if (!element) return;
  store.setState({ copiedStyle: element, announcement: 'Style copied' });
}

export function pasteStyle({ store }: Editor): void {
  const style = store.getState().copiedStyle;
  if (style) edit(store, 'Paste style', (doc) => withStyle(doc, style));
}

function withStyle(doc: Parameters<typeof styleText>[0], style: SlideElement) {
  if (style.type === 'text') {
    const { fontSize, fontFamily, fontWeight, fontStyle, textDecoration, color, textAlign } = style;
    return styleText(doc, doc.selection, {
      fontSize,
      fontFamily,
      fontWeight,
      fontStyle,
      textDecoration,
      color,
      textAlign,
    });
  }
  if (style.type !== 'shape') return doc;
  const { fill, stroke, strokeWidth } = style;
  return paintShapes(doc, doc.selection, { fill, stroke, strokeWidth });
}
