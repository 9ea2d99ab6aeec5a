import { kindOf } from '../core/elements/kinds';
import {
  encodeClipboardContent,
  hasClipboardContent,
  pasteClipboardContent,
  pasteText,
} from '../core/clipboard-content';
import { type EditorDocument, selectedElementsOf } from '../core/edit/editor-document';
import { patchShapes } from '../elements/shape/shape-edits';
import { removeElements, setTextStyle } from '../core/edit/elements';
import { pasteGrid } from '../elements/paste-grid';
import { readPastedGrid } from '../core/pasted-text';
import { deleteSelectedSlides, selectedSlidesOf } from '../core/edit/slides/slides';
import type { SlideElement } from '../core/elements/slide-element';
import { toUserError } from '../storage/user-error';
import { announceInEditor, editDeck } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { withImageEffects } from './with-image-effects';

/** Content of a copy: the selected elements of the slide, or the selected slides. */
export type ClipboardScope = 'elements' | 'slides';

/** Handles copy and cut events, which need no permission. */
export function handleCopyEvent(
  editor: Editor,
  event: ClipboardEvent,
  { scope, isCut }: { readonly scope: ClipboardScope; readonly isCut: boolean },
): void {
  const clip = encodeScope(editor, scope);
  if (!clip || !event.clipboardData) return;
  event.clipboardData.setData('text/html', clip.html);
  event.clipboardData.setData('text/plain', clip.text);
  event.preventDefault();
  if (isCut) editDeck(editor.store, 'Cut', REMOVE_BY_SCOPE[scope]);
}

function encodeScope(
  { store }: Editor,
  scope: ClipboardScope,
): ReturnType<typeof encodeClipboardContent> | undefined {
  const { doc } = store.getState().editingState;
  if (scope === 'slides')
    return encodeClipboardContent({ elements: [], slides: selectedSlidesOf(doc) });
  const elements = selectedElementsOf(doc);
  return elements.length === 0 ? undefined : encodeClipboardContent({ elements, slides: [] });
}

const REMOVE_BY_SCOPE: Readonly<Record<ClipboardScope, (doc: EditorDocument) => EditorDocument>> = {
  elements: (doc) => removeElements(doc, doc.selection),
  slides: deleteSelectedSlides,
};

/** Pastes this editor's elements if there are any, otherwise pictures and videos, otherwise text. */
export function handlePasteEvent(editor: Editor, event: ClipboardEvent): void {
  const data = event.clipboardData;
  if (!data) return;
  event.preventDefault();
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  pasteHtmlOrText(editor, html, text, [...data.files]).catch((cause: unknown) => {
    editor.store.setState({ error: toUserError(cause) });
  });
}

export async function copyToClipboard(editor: Editor, scope: ClipboardScope): Promise<void> {
  const clip = encodeScope(editor, scope);
  if (!clip) return;
  const { html, text } = clip;
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    }),
  ]);
  announceInEditor(editor.store, 'Copied');
}

export async function cutSelection(editor: Editor): Promise<void> {
  await copyToClipboard(editor, 'elements');
  editDeck(editor.store, 'Cut', REMOVE_BY_SCOPE.elements);
}

/** Pastes from a menu; the browser may ask for permission or refuse. */
export async function pasteFromClipboard(
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
    announceInEditor(
      editor.store,
      'The browser blocked pasting from the menu. Press Ctrl+V to paste.',
    );
  }
}

async function pasteHtmlOrText(
  editor: Editor,
  html: string,
  text: string,
  files: readonly File[],
): Promise<void> {
  const clip = hasClipboardContent(html)
    ? (await import('../elements/decode-clipboard-content')).decodeClipboardContent(html)
    : undefined;
  const grid = readPastedGrid(html, text);
  const images = files.filter(({ type }) => /^(image|video)\//.test(type));
  if (clip) editDeck(editor.store, 'Paste', (doc) => pasteClipboardContent(doc, clip));
  else if (grid) editDeck(editor.store, 'Paste', (doc) => pasteGrid(doc, grid));
  else if (images.length > 0)
    await withImageEffects(editor, ({ addImages }) => addImages(editor, images));
  else editDeck(editor.store, 'Paste', (doc) => pasteText(doc, text));
}

export function copyStyle({ store }: Editor): void {
  const [element] = selectedElementsOf(store.getState().editingState.doc);
  if (!element) return;
  store.setState({ copiedStyle: element, announcement: 'Style copied' });
}

export function pasteStyle({ store }: Editor): void {
  const style = store.getState().copiedStyle;
  if (style) editDeck(store, 'Paste style', (doc) => applyCopiedStyle(doc, style));
}

function applyCopiedStyle(doc: EditorDocument, element: SlideElement): EditorDocument {
  const { text, shape } = kindOf(element).copiedStyleOf?.(element) ?? {};
  if (text) return setTextStyle(doc, doc.selection, text);
  return shape ? patchShapes(doc, doc.selection, shape) : doc;
}
