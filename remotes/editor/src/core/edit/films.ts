import { createImage } from '../model/create';
import type { ImageElement } from '../model/deck';
import { changeEach, type Document, selectedOf } from './document';
import { addNew } from './new-elements';

/** Poster shown until a picture is chosen. */
const SCREEN = 'radial-gradient(circle at 50% 40%, #3f3a36 0%, #0b0a09 100%)';

/** Host of a video link, for element names. */
export function hostOf(link: string): string {
  return /^https:\/\/(?:www\.)?([^/?#]+)/.exec(link)?.[1] ?? '';
}

/** Turns the selected image into a video poster, or adds an empty poster. */
export function addFilm(doc: Document, link: string): Document {
  const poster = posterIn(doc);
  if (poster) return changeEach(doc, [poster.id], (image) => ({ ...image, link, film: true }));
  const still = { asset: '', naturalWidth: 1920, naturalHeight: 1080 };
  const empty = createImage(still, {
    name: `Film on ${hostOf(link)}`,
    // Picture placeholders use the theme's own fill.
    ground: doc.deck.theme?.still ?? SCREEN,
    x: 160,
    y: 90,
    width: 640,
    height: 360,
    link,
    film: true,
  });
  return addNew(doc, empty);
}

function posterIn(doc: Document): ImageElement | undefined {
  const [only, ...others] = selectedOf(doc);
  return only?.type === 'image' && !only.locked && others.length === 0 ? only : undefined;
}
