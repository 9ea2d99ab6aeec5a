import { backgroundOf, setBackground } from '../core/edit/background';
import { emptyFrames, fillFrames, isEmptyFrame } from '../core/edit/crop';
import { addElements, pick } from '../core/edit/elements';
import { selectedOf, slideOf } from '../core/edit/document';
import { paletteOf } from '../core/film/palette';
import type { Point } from '../core/geometry/box';
import { createImage, type Picture } from '../core/model/create';
import { NotAnImage, type ReadImage, readImage } from '../storage/read-image';
import { troubleOf } from '../storage/trouble';
import { announce, edit } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { pickFiles } from './pick-file';
import { pixelsOf } from './pixels';

const IMAGES = 'image/*';
const LOW_RESOLUTION = 1920;

export async function uploadImage(editor: Editor): Promise<void> {
  await addImages(editor, await pickFiles(IMAGES, true));
}

/** Fills the selected picture placeholder, or adds the pictures to the slide. */
export async function addImages(editor: Editor, files: readonly File[], at?: Point): Promise<void> {
  const [selected, ...others] = selectedOf(editor.store.getState().work.doc);
  if (selected && others.length === 0 && isEmptyFrame(selected) && !at)
    return addToFrames(editor, files, selected.id);
  const pictures = await takeIn(editor, files);
  if (pictures.length > 0) placeImages(editor, pictures, at);
}

/** Fills the placeholder and the empty ones after it; further pictures are added to the slide. */
export async function addToFrames(
  editor: Editor,
  files: readonly File[],
  placeholderId: string,
): Promise<void> {
  const pictures = await takeIn(editor, files);
  const placeholders = emptyFrames(
    slideOf(editor.store.getState().work.doc).elements,
    placeholderId,
  );
  const assignments = placeholders.flatMap(({ id }, index) => {
    const next = pictures[index];
    return next ? [{ id, picture: next.picture, name: next.name }] : [];
  });
  if (assignments.length > 0)
    edit(editor.store, 'Add image', (doc) => fillFrames(pick(doc, [placeholderId]), assignments));
  if (pictures.length > assignments.length) placeImages(editor, pictures.slice(assignments.length));
}

/** Centers pictures on the slide, or on the point where they were dropped. */
function placeImages(editor: Editor, pictures: readonly Taken[], at?: Point): void {
  const images = pictures.map(({ picture, name, shown }, index) => {
    const image = createImage(picture, { name }, shown ?? undefined);
    const shift = index * 24;
    return at
      ? { ...image, x: at.x - image.width / 2 + shift, y: at.y - image.height / 2 + shift }
      : { ...image, x: image.x + shift, y: image.y + shift };
  });
  edit(editor.store, 'Add image', (doc) => addElements(doc, images));
  if (pictures.some(({ picture }) => picture.naturalWidth < LOW_RESOLUTION / 2))
    announce(editor.store, 'Image added. It has few pixels and may look soft on a large screen.');
}

export async function replaceImage(editor: Editor): Promise<void> {
  const [image] = await takeIn(editor, await pickFiles(IMAGES));
  if (!image) return;
  edit(editor.store, 'Replace image', (doc) =>
    fillFrames(
      doc,
      doc.selection.map((id) => ({ id, picture: image.picture, name: image.name })),
    ),
  );
}

export async function chooseBackground(editor: Editor): Promise<void> {
  const [image] = await takeIn(editor, await pickFiles(IMAGES));
  if (!image) return;
  edit(editor.store, 'Background picture', (doc) =>
    setBackground(doc, backgroundOf(image.picture)),
  );
}

/** Extracts the main colors of the selected still into the deck's palette. */
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

interface Taken {
  readonly picture: Picture;
  /** File name without its extension. */
  readonly name: string;
  readonly shown: ReadImage['shown'];
}

/** Reads and stores the files that are images, and reports the others by name. */
async function takeIn(editor: Editor, files: readonly File[]): Promise<readonly Taken[]> {
  const unreadable: string[] = [];
  const results = await Promise.all(
    files.map(async (file) => {
      try {
        const { blob, width, height, shown } = await readImage(file);
        const picture = await editor.session.assets.add(blob, { width, height });
        return { picture, shown, name: nameOfFile(file) };
      } catch (cause) {
        if (cause instanceof NotAnImage) unreadable.push(file.name);
        else editor.store.setState({ trouble: troubleOf(cause) });
        return undefined;
      }
    }),
  );
  if (unreadable.length > 0) editor.store.setState({ notice: brokenWords(unreadable) });
  return results.filter((each) => each !== undefined);
}

function brokenWords(names: readonly string[]): string {
  const list = names.map((name) => `“${name}”`).join(', ');
  return names.length === 1
    ? `${list} is not an image the browser can show, and was left out. Use a JPEG, PNG or WebP.`
    : `${list} are not images the browser can show, and were left out. Use JPEG, PNG or WebP.`;
}

/** Pictures from the clipboard have generic names, which are dropped. */
function nameOfFile({ name }: File): string {
  const baseName = name.replace(/\.[^.]*$/, '').trim();
  return /^(image|blob|unnamed)?$/i.test(baseName) ? '' : baseName.slice(0, 200);
}
