import { slideSizeOf } from '../core/model/deck-constants';
import { hasPicture, isPicturePlaceholder } from '../core/elements/element-guards';
import {
  createBackgroundPicture,
  setBackgroundPicture,
} from '../core/edit/slides/background-edits';
import { listPicturePlaceholders, assignPictures } from '../elements/image/assign-pictures';
import { addElements, selectOnly } from '../core/edit/elements';
import { selectedElementsOf, currentSlideOf } from '../core/edit/editor-document';
import { extractPalette } from '../core/theme/extract-palette';
import type { Point } from '../core/geometry/box';
import type { Deck } from '../core/model/deck-schema';
import { createImage } from '../elements/image/create-image';
import type { ImportedImage } from '../ooxml/picture-reader';
import type { PictureAsset, VideoClip } from '../core/model/theme-schema';
import { isLargerThan, MAX_DECK_VIDEOS_MB, VIDEO_MEDIA_TYPES } from '../core/model/clip-types';
import { UnreadableImageError, readImage } from '../storage/assets/read-image';
import { toUserError, type UserError } from '../storage/user-error';
import { announceInEditor, editDeck } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { pickFiles } from './pick-files';
import { readVideoClip, UnusableVideoError } from './read-video-clip';
import { samplePixels } from './sample-pixels';

const IMAGE_TYPES = 'image/*';
const VIDEO_TYPES = VIDEO_MEDIA_TYPES.join(',');
const FULL_WIDTH_PX = 1920;

export async function uploadImage(editor: Editor): Promise<void> {
  await addImages(editor, await pickFiles(IMAGE_TYPES, true));
}

export async function uploadVideo(editor: Editor): Promise<void> {
  await addImages(editor, await pickFiles(VIDEO_TYPES));
}

/** Replaces the video and the poster of the selected element. */
export async function replaceVideo(editor: Editor): Promise<void> {
  const [frame] = selectedElementsOf(editor.store.getState().editingState.doc);
  if (frame) await fillFrames(editor, await pickFiles(VIDEO_TYPES), frame.id);
}

/** Fills the selected picture placeholder, or adds the pictures and videos to the slide. */
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
    return next ? [{ id, ...next }] : [];
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
  const images = pictures.map(({ picture, clip, name: sourceName, displaySize }, index) => {
    const changes = { sourceName, ...(clip && { clip, isVideo: true }) };
    const image = createImage(picture, changes, displaySize ?? undefined);
    const shift = index * 24;
    return at
      ? { ...image, x: at.x - image.width / 2 + shift, y: at.y - image.height / 2 + shift }
      : { ...image, x: image.x + shift, y: Math.round((height - image.height) / 2) + shift };
  });
  const label = pictures.every(({ clip }) => clip) ? 'Add video' : 'Add image';
  editDeck(editor.store, label, (doc) => addElements(doc, images));
  if (pictures.some(({ clip, picture }) => !clip && picture.naturalWidth < FULL_WIDTH_PX / 2))
    announceInEditor(
      editor.store,
      'The resolution of the image is low, so it may look blurred on a large screen.',
    );
}

export async function replaceImage(editor: Editor): Promise<void> {
  const [image] = await storeImages(editor, await pickFiles(IMAGE_TYPES));
  if (!image) return;
  editDeck(editor.store, 'Replace image', (doc) =>
    assignPictures(
      doc,
      doc.selection.map((id) => ({ id, ...image })),
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
  editDeck(editor.store, `Take ${colors.length} colours from the image`, (doc) => ({
    ...doc,
    deck: { ...doc.deck, swatches: colors },
  }));
}

interface StoredImage {
  readonly picture: PictureAsset;
  /** Video of which the picture is the poster. */
  readonly clip?: VideoClip;
  /** File name without its extension. */
  readonly name: string;
  readonly displaySize: ImportedImage['displaySize'];
}

/** Reads and stores the files that are images or videos, and reports the others by name. */
async function storeImages(
  editor: Editor,
  files: readonly File[],
): Promise<readonly StoredImage[]> {
  const { store } = editor;
  const unreadable: string[] = [];
  const problems: string[] = [];
  const stored: StoredImage[] = [];
  for (const file of files) {
    try {
      stored.push(await (isVideoFile(file) ? storeVideo : storeImage)(editor, file));
    } catch (cause) {
      if (cause instanceof UnreadableImageError) unreadable.push(file.name);
      else if (cause instanceof UnusableVideoError) problems.push(cause.message);
      else store.setState({ error: toFileStorageError(file.name, cause) });
    }
  }
  if (unreadable.length > 0) problems.push(unreadableImagesNotice(unreadable));
  if (problems.length > 0) store.setState({ notice: problems.join(' ') });
  return stored;
}

async function storeImage({ session }: Pick<Editor, 'session'>, file: File): Promise<StoredImage> {
  const { blob, width, height, displaySize } = await readImage(file);
  const picture = await session.assets.add(blob, { width, height });
  return { picture, displaySize, name: pictureNameOf(file) };
}

/** Stores a video with its poster, unless those of the deck became too large for a deck file. */
async function storeVideo({ store, session }: Editor, file: File): Promise<StoredImage> {
  store.setState({ notice: `Reading “${file.name}” …` });
  const { blob, type, poster } = await readVideoClip(file);
  const clips = listClipAssets(store.getState().editingState.doc.deck);
  const blobs = await Promise.all(clips.map(session.assets.blobOf));
  const bytes = blobs.reduce((sum, each) => sum + (each?.size ?? 0), blob.size);
  if (isLargerThan(bytes, MAX_DECK_VIDEOS_MB))
    throw new UnusableVideoError(
      `With “${file.name}” the videos of this deck would be larger than ${MAX_DECK_VIDEOS_MB} MB, so it was left out. Remove another video first.`,
    );
  const { asset } = await session.assets.add(blob, { width: poster.width, height: poster.height });
  const picture = await session.assets.add(poster.blob, poster);
  store.setState({ notice: null });
  return {
    picture,
    clip: { asset, type, autoplays: false },
    displaySize: null,
    name: pictureNameOf(file),
  };
}

function listClipAssets({ slides }: Deck): readonly string[] {
  const assets = slides.flatMap(({ elements }) =>
    elements.flatMap((element) => (hasPicture(element) && element.clip?.asset) || []),
  );
  return Array.from(new Set(assets));
}

/** Message for a file that could not be stored. */
function toFileStorageError(name: string, cause: unknown): UserError {
  if (!(cause instanceof DOMException && cause.name === 'QuotaExceededError'))
    return toUserError(cause);
  return {
    title: `There is no room for “${name}” in the browser’s storage.`,
    advice:
      'Your deck is as it was before. Delete decks, images or videos that you no longer need, or use a smaller file.',
  };
}

const isVideoFile = ({ name, type }: File) =>
  type.startsWith('video/') || /\.(mp4|m4v|webm|mov)$/i.test(name);

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
