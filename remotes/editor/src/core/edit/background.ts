import { createImage } from '../model/create';
import { type ImageElement, type Slide, SLIDE, type SlidePicture } from '../model/deck';
import type { Picture } from '../model/create';
import { changeSlide, type Document, selectedOf } from './document';
import { removeElements } from './elements';

/** A picture behind the slide as it is before anybody moved or darkened it. */
export function backgroundOf(picture: Picture): SlidePicture {
  return { ...picture, zoom: 1, focusX: 0.5, focusY: 0.5, darkening: 0, tone: null };
}

/** The picture behind a slide, as a picture in a frame of the slide's size. */
export function frameOfBackground(picture: SlidePicture): ImageElement {
  const { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, tone } = picture;
  const place = { id: 'background', x: 0, y: 0, ...SLIDE };
  return createImage(
    { asset, naturalWidth, naturalHeight },
    { ...place, zoom, focusX, focusY, tone },
  );
}

/** What new elements are to be read on: most pictures are darker than paper. */
export function groundOf({ background, picture }: Slide): string {
  return picture ? '#000000' : background;
}

export function setBackground(doc: Document, picture: SlidePicture | null): Document {
  return changeSlide(doc, (slide) => (slide.picture === picture ? slide : { ...slide, picture }));
}

export function patchBackground(
  doc: Document,
  patch: Partial<Pick<SlidePicture, 'zoom' | 'focusX' | 'focusY' | 'darkening' | 'tone'>>,
): Document {
  return changeSlide(doc, (slide) =>
    slide.picture ? { ...slide, picture: { ...slide.picture, ...patch } } : slide,
  );
}

/** As dark as a picture is that is darkened as a whole. */
const SHADED = 0.72;

/** Makes the selected picture the slide's background: what was in sight stays in sight. */
export function makeBackground(doc: Document): Document {
  const [image] = selectedOf(doc);
  if (image?.type !== 'image' || image.asset === '') return doc;
  const { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, shade, tone } = image;
  const darkening = shade === 'whole' ? SHADED : 0;
  const picture = { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, darkening, tone };
  return setBackground(removeElements(doc, [image.id]), picture);
}
