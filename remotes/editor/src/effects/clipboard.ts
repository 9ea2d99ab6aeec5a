import { kindOf } from '../core/elements/kinds';
import {
  encodeClipboardContent,
  hasClipboardContent,
  pasteClipboardContent,
} from '../core/clipboard-content';
import { type EditorDocument, selectedElementsOf } from '../core/edit/editor-document';
import { patchShapes } from '../elements/shape/shape-edits';
import { removeElements, setTextStyle } from '../core/edit/elements';
import { findPasteProblems, pasteBlocks } from '../elements/paste-blocks';
import { deleteSelectedSlides, selectedSlidesOf } from '../core/edit/slides/slides';
import type { SlideElement } from '../core/elements/slide-element';
import { toUserError } from '../storage/user-error';
import { announceInEditor, editDeck, pasteOrAsk } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { type PasteData, readPasteData } from '../text-editing/paste-data';
import { openFile } from './open-file';
import { isOpenableFile } from './openable-files';
import { withImageEffects } from './with-image-effects';

/** Content of a copy: the selected elements of the slide, or the selected slides. */
type ClipboardScope = 'elements' | 'slides';

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

/** Pastes from the event of a key or of the browser's menu, which needs no permission. */
export function handlePasteEvent(editor: Editor, event: ClipboardEvent): void {
  if (!event.clipboardData) return;
  event.preventDefault();
  pasteAndReport(editor, readPasteData(event.clipboardData));
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
    pasteAndReport(editor, await readSystemClipboard(isPlain));
  } catch {
    editor.store.setState({
      notice: 'The browser blocked pasting from the menu. Press Ctrl+V to paste.',
    });
  }
}

async function readSystemClipboard(isPlain: boolean): Promise<PasteData> {
  const items = await navigator.clipboard.read();
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const pictures = items.flatMap((item) =>
    item.types
      .filter((type) => !isPlain && type.startsWith('image/'))
      .map(async (type) => new File([await item.getType(type)], '', { type })),
  );
  return {
    html: isPlain ? '' : await read('text/html'),
    text: await read('text/plain'),
    files: await Promise.all(pictures),
  };
}

function pasteAndReport(editor: Editor, data: PasteData): void {
  paste(editor, data).catch((cause: unknown) => {
    editor.store.setState({ error: toUserError(cause) });
  });
}

/** Pastes this editor's elements if there are any, otherwise texts and tables, otherwise files. */
async function paste(editor: Editor, data: PasteData): Promise<void> {
  const { store } = editor;
  const clip = hasClipboardContent(data.html)
    ? (await import('../elements/decode-clipboard-content')).decodeClipboardContent(data.html)
    : undefined;
  if (clip) return editDeck(store, 'Paste', (doc) => pasteClipboardContent(doc, clip));
  const { PICTURES_LEFT_OUT_NOTICE, readPaste } = await import('../text-editing/read-paste');
  const { blocks, files, pictureUrls } = readPaste(data);
  const pictures = pictureUrls.flatMap(readDataUrl);
  const leftOut = pictureUrls.length - pictures.length;
  if (blocks.length === 0 && files.length + pictures.length === 0)
    return store.setState({ notice: leftOut > 0 ? FOREIGN_PICTURE_NOTICE : NOTHING_NOTICE });
  pasteOrAsk(store, findPasteProblems(blocks), () => {
    if (blocks.length > 0) editDeck(store, 'Paste', (doc) => pasteBlocks(doc, blocks));
    if (leftOut > 0) store.setState({ notice: PICTURES_LEFT_OUT_NOTICE });
    void pasteFiles(editor, [...files, ...pictures]);
  });
}

const FOREIGN_PICTURE_NOTICE =
  'The copied picture is on another site, which doesn’t let us read it. Save it to your computer, then choose Upload Image.';
const NOTHING_NOTICE =
  'The clipboard holds nothing that a slide can show. Copy text, cells or a picture, then paste again. In a design program, copy as PNG or SVG.';

const PICTURE_URL_PATTERN = /^data:(image\/[a-z+.-]+);base64,(.+)$/is;

/** Picture that HTML contains; none for the address of one. */
function readDataUrl(url: string): readonly File[] {
  const [, type, base64] = PICTURE_URL_PATTERN.exec(url) ?? [];
  if (type === undefined || base64 === undefined) return [];
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return [new File([bytes], '', { type })];
}

/** Opens or adds files as if they were dropped, and names those that a slide cannot show. */
async function pasteFiles(editor: Editor, files: readonly File[]): Promise<void> {
  const openable = files.find(isOpenableFile);
  if (openable) return openFile(editor, openable);
  const pictures = files.filter(({ type }) => /^(image|video)\//.test(type));
  if (pictures.length > 0)
    await withImageEffects(editor, ({ addImages }) => addImages(editor, pictures));
  const others = files.filter((file) => !pictures.includes(file)).map(({ name }) => `“${name}”`);
  if (others.length > 0)
    editor.store.setState({
      notice: `${others.join(', ')} can’t be shown on a slide. Save the content as pictures, then paste those.`,
    });
}

export function copyStyle({ store }: Editor): void {
  const [element] = selectedElementsOf(store.getState().editingState.doc);
  if (!element) return;
  store.setState({ copiedStyle: element });
  announceInEditor(store, 'Style copied');
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
