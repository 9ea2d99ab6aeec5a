import { createImage } from './create-image';
import type { ImageElement } from './image-schema';
import {
  changeElementsById,
  type EditorDocument,
  selectedElementsOf,
} from '../../core/edit/editor-document';
import { addNewElement } from '../../core/edit/add-new-element';

/** Poster shown until a picture is chosen. */
const DEFAULT_POSTER_FILL = 'radial-gradient(circle at 50% 40%, #3f3a36 0%, #0b0a09 100%)';

/** Host of a video link, for element names. */
export function videoHostOf(link: string): string {
  return /^https:\/\/(?:www\.)?([^/?#]+)/.exec(link)?.[1] ?? '';
}

/** Turns the selected image into a video poster, or adds an empty poster. */
export function addVideoLink(doc: EditorDocument, link: string): EditorDocument {
  const poster = findSelectedPoster(doc);
  if (poster)
    return changeElementsById(doc, [poster.id], (image) => ({ ...image, link, isVideo: true }));
  const still = { asset: '', naturalWidth: 1920, naturalHeight: 1080 };
  const empty = createImage(still, {
    sourceName: `Film on ${videoHostOf(link)}`,
    // Picture placeholders use the theme's own fill.
    placeholderFill: doc.deck.theme?.placeholderFill ?? DEFAULT_POSTER_FILL,
    x: 160,
    y: 90,
    width: 640,
    height: 360,
    link,
    isVideo: true,
  });
  return addNewElement(doc, empty);
}

function findSelectedPoster(doc: EditorDocument): ImageElement | undefined {
  const [only, ...others] = selectedElementsOf(doc);
  return only?.type === 'image' && !only.locked && others.length === 0 ? only : undefined;
}
