import { slideSizeOf } from '../core/model/deck-constants';
import { hasPicture } from '../elements/element-guards';
import {
  createBackgroundPicture,
  setBackgroundPicture,
} from '../core/edit/slides/background-edits';
import { listPicturePlaceholders, assignPictures } from '../elements/image/assign-pictures';
import { isPicturePlaceholder } from '../elements/image/image-edits';
import { addElements, selectOnly } from '../core/edit/elements';
import { selectedElementsOf, currentSlideOf } from '../core/edit/editor-document';
import { extractPalette } from '../core/film/extract-palette';
import type { Point } from '../core/geometry/box';
import { createImage, type PictureAsset } from '../elements/image/create-image';
import { UnreadableImageError, type ImportedImage, readImage } from '../storage/read-image';
import { toUserError } from '../storage/user-error';
import { announceInEditor, editDeck } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { pickFiles } from './pick-files';
import { samplePixels } from './sample-pixels';

const IMAGE_TYPES = 'image/*';
const FULL_WIDTH_PX = 1920;

export async function uploadImage(editor: Editor): Promise<void> {
  await addImages(editor, await pickFiles(IMAGE_TYPES, true));
}

/** Fills the selected picture placeholder, or adds the pictures to the slide. */
export async function addImages(editor: Editor, files: readonly File[], at?: Point): Promise<void> {
  const [selected, ...others] = selectedElementsOf(editor.store.getState().editingState.doc);
  if (selected && others.length === 0 && isPicturePlaceholder(selected) && !at)
    return fillFrames(editor, files, selected.id);
  const pictures = await storeImages(editor, files);
  if (pictures.length > 0) addPicturesToSlide(editor, pictures, at);
}

/** Fills the frame, and empty ones after an empty one; further pictures are added to the slide. */
export async function fillFrames(
  editor: Editor,
  files: readonly File[],
  frameId: string,
): Promise<void> {
  const pictures = await storeImages(editor, files);
  const { elements } = currentSlideOf(editor.store.getState().editingState.doc);
  const empty = listPicturePlaceholders(elements, frameId);
  const frames = empty.length > 0 ? empty : [{ id: frameId }];
  const assignments = frames.flatMap(({ id }, index) => {
    const next = pictures[index];
    return next ? [{ id, picture: next.picture, name: next.name }] : [];
  });
  if (assignments.length > 0)
    editDeck(editor.store, empty.length > 0 ? 'Add image' : 'Replace image', (doc) =>
      assignPictures(selectOnly(doc, [frameId]), assignments),
    );
  if (pictures.length > assignments.length)
    addPicturesToSlide(editor, pictures.slice(assignments.length));
}

/** Centers pictures on the slide, or on the point where they were dropped. */
function addPicturesToSlide(editor: Editor, pictures: readonly StoredImage[], at?: Point): void {
  const { height } = slideSizeOf(editor.store.getState().editingState.doc.deck);
  const images = pictures.map(({ picture, name: sourceName, displaySize }, index) => {
    const image = createImage(picture, { sourceName }, displaySize ?? undefined);
    const shift = index * 24;
    return at
      ? { ...image, x: at.x - image.width / 2 + shift, y: at.y - image.height / 2 + shift }
      : { ...image, x: image.x + shift, y: Math.round((height - image.height) / 2) + shift };
  });
  editDeck(editor.store, 'Add image', (doc) => addElements(doc, images));
  if (pictures.some(({ picture }) => picture.naturalWidth < FULL_WIDTH_PX / 2))
    announceInEditor(
      editor.store,
      'Image added. Its resolution is low, so it may look blurred on a large screen.',
    );
}

export async function replaceImage(editor: Editor): Promise<void> {
  const [image] = await storeImages(editor, await pickFiles(IMAGE_TYPES));
  if (!image) return;
  editDeck(editor.store, 'Replace image', (doc) =>
    assignPictures(
      doc,
      doc.selection.map((id) => ({ id, picture: image.picture, name: image.name })),
    ),
  );
}

export async function chooseBackgroundPicture(editor: Editor): Promise<void> {
  const [image] = await storeImages(editor, await pickFiles(IMAGE_TYPES));
  if (!image) return;
  editDeck(editor.store, 'Background picture', (doc) =>
    setBackgroundPicture(doc, createBackgroundPicture(image.picture)),
  );
}

/** Stores a picture for the theme's logo; undefined if none was chosen. */
export async function chooseLogo(editor: Editor): Promise<PictureAsset | undefined> {
  const [image] = await storeImages(editor, await pickFiles(IMAGE_TYPES));
  return image?.picture;
}

/** Extracts the main colors of the selected still into the deck's palette. */
export async function extractDeckPalette(editor: Editor): Promise<void> {
  const [element] = selectedElementsOf(editor.store.getState().editingState.doc);
  if (!element || !hasPicture(element)) return;
  const blob = await editor.session.assets.blobOf(element.asset);
  if (!blob) return announceInEditor(editor.store, 'This image is not in this browser.');
  const colors = extractPalette(await samplePixels(blob));
  editDeck(editor.store, 'Take palette', (doc) => ({
    ...doc,
    deck: { ...doc.deck, swatches: colors },
  }));
  announceInEditor(editor.store, `${colors.length} colours taken from the image`);
}

interface StoredImage {
  readonly picture: PictureAsset;
  /** File name without its extension. */
  readonly name: string;
  readonly displaySize: ImportedImage['displaySize'];
}

/** Reads and stores the files that are images, and reports the others by name. */
async function storeImages(
  editor: Editor,
  files: readonly File[],
): Promise<readonly StoredImage[]> {
  const unreadable: string[] = [];
  const results = await Promise.all(
    files.map(async (file) => {
      try {
        const { blob, width, height, displaySize } = await readImage(file);
        const picture = await editor.session.assets.add(blob, { width, height });
        return { picture, displaySize, name: pictureNameOf(file) };
      } catch (cause) {
        if (cause instanceof UnreadableImageError) unreadable.push(file.name);
        else editor.store.setState({ error: toUserError(cause) });
        return undefined;
      }
    }),
  );
  if (unreadable.length > 0) editor.store.setState({ notice: unreadableImagesNotice(unreadable) });
  return results.filter((each) => each !== undefined);
}

function unreadableImagesNotice(names: readonly string[]): string {
  const list = names.map((name) => `“${name}”`).join(', ');
  return names.length === 1
    ? `${list} is not an image the browser can show, and was left out. Use a JPEG, PNG or WebP.`
    : `${list} are not images the browser can show, and were left out. Use JPEG, PNG or WebP.`;
}

/** Pictures from the clipboard have generic names, which are dropped. */
function pictureNameOf({ name }: File): string {
  const baseName = name.replace(/\.[^.]*$/, '').trim();
  return /^(image|blob|unnamed)?$/i.test(baseName) ? '' : baseName.slice(0, 200);
}
