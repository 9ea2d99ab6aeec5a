import { createImage } from '../model/create';
import { type ImageElement, type Slide, SLIDE, type SlidePicture } from '../model/deck';
import type { Picture } from '../model/create';
import { changeSlide, type Document, selectedOf } from './document';
import { removeElements } from './elements';

/** Background picture with default crop and no scrim. */
export function backgroundOf(picture: Picture): SlidePicture {
  return { ...picture, zoom: 1, focusX: 0.5, focusY: 0.5, darkening: 0, tone: null };
}

/** Background picture as an image element of the slide's size. */
export function frameOfBackground(picture: SlidePicture): ImageElement {
  const { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, tone } = picture;
  const box = { id: 'background', x: 0, y: 0, ...SLIDE };
  return createImage(
    { asset, naturalWidth, naturalHeight },
    { ...box, zoom, focusX, focusY, tone },
  );
}

/** Colour that new elements must contrast with. Pictures count as black, because most are darker than paper. */
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

/** Opacity of a full scrim over an image. */
const SHADED = 0.72;

/** Turns the selected image into the slide's background and keeps its focal point. */
export function makeBackground(doc: Document): Document {
  const [image] = selectedOf(doc);
  if (image?.type !== 'image' || image.asset === '') return doc;
  const { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, shade, tone } = image;
  const darkening = shade === 'whole' ? SHADED : 0;
  const picture = { asset, naturalWidth, naturalHeight, zoom, focusX, focusY, darkening, tone };
  return setBackground(removeElements(doc, [image.id]), picture);
}
