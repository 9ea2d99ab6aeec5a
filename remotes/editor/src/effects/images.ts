import { addElements } from '../core/edit/elements';
import { changeEach, selectedOf } from '../core/edit/document';
import { paletteOf } from '../core/film/palette';
import type { Point } from '../core/geometry/box';
import { createImage, type Picture } from '../core/model/create';
import { NotAnImage, readImage } from '../storage/read-image';
import { troubleOf } from '../storage/trouble';
import { announce, edit } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { pickFiles } from './pick-file';

const IMAGES = 'image/*';
const LOW_RESOLUTION = 1920;

export async function uploadImage(editor: Editor): Promise<void> {
  await addImages(editor, await pickFiles(IMAGES, true));
}

/** Puts pictures on the slide, in the middle or where they were dropped. */
export async function addImages(editor: Editor, files: readonly Blob[], at?: Point): Promise<void> {
  const pictures = (await Promise.all(files.map((file) => store(editor, file)))).filter(
    (picture) => picture !== undefined,
  );
  if (pictures.length === 0) return;
  const images = pictures.map((picture, index) => {
    const image = createImage(picture);
    const shift = index * 24;
    return at
      ? { ...image, x: at.x - image.width / 2 + shift, y: at.y - image.height / 2 + shift }
      : { ...image, x: image.x + shift, y: image.y + shift };
  });
  edit(editor.store, 'Add image', (doc) => addElements(doc, images));
  if (pictures.some(({ naturalWidth }) => naturalWidth < LOW_RESOLUTION / 2))
    announce(editor.store, 'Image added. It has few pixels and may look soft on a large screen.');
}

export async function replaceImage(editor: Editor): Promise<void> {
  const [file] = await pickFiles(IMAGES);
  const picture = file && (await store(editor, file));
  if (!picture) return;
  edit(editor.store, 'Replace image', (doc) =>
    changeEach(doc, doc.selection, (element) =>
      element.type === 'image' ? { ...element, ...picture } : element,
    ),
  );
}

/** Reads the main colours of the selected still into the deck's palette. */
export async function takePalette(editor: Editor): Promise<void> {
  const [element] = selectedOf(editor.store.getState().work.doc);
  if (element?.type !== 'image') return;
  const blob = await editor.session.assets.blobOf(element.asset);
  if (!blob) return announce(editor.store, 'This image is not in this browser.');
  const colors = paletteOf(await pixelsOf(blob));
  edit(editor.store, 'Take palette', (doc) => ({
    ...doc,
    deck: { ...doc.deck, palette: colors },
  }));
  announce(editor.store, `${colors.length} colours taken from the image`);
}

async function store(editor: Editor, file: Blob): Promise<Picture | undefined> {
  try {
    const { blob, width, height } = await readImage(file);
    return await editor.session.assets.add(blob, { width, height });
  } catch (cause) {
    if (cause instanceof NotAnImage) editor.store.setState({ notice: cause.message });
    else editor.store.setState({ trouble: troubleOf(cause) });
    return undefined;
  }
}

async function pixelsOf(blob: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(blob, { resizeWidth: 64, resizeHeight: 64 });
  const context = new OffscreenCanvas(64, 64).getContext('2d');
  if (!context) return new Uint8ClampedArray();
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, 64, 64).data;
}
