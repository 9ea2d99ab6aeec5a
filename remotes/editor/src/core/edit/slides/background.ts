import { hasPicture } from '../../../elements/has-picture';
import { createImage, type PictureAsset } from '../../../elements/image/create-image';
import type { ImageElement } from '../../../elements/image/image-schema';
import type { Slide, SlideBackgroundPicture } from '../../model/deck';
import { SLIDE_SIZE } from '../../model/deck-constants';
import { changeCurrentSlide, type EditorDocument, selectedElementsOf } from '../editor-document';
import { removeElements } from '../elements';

/** Background picture with default crop and no scrim. */
export function createBackgroundPicture(picture: PictureAsset): SlideBackgroundPicture {
  return { ...picture, zoom: 1, focalX: 0.5, focalY: 0.5, scrimOpacity: 0, adjustments: null };
}

/** Background picture as an image element of the slide's size. */
export function imageFromBackground(picture: SlideBackgroundPicture): ImageElement {
  const { asset, naturalWidth, naturalHeight, zoom, focalX, focalY, adjustments } = picture;
  const box = { id: 'background', x: 0, y: 0, ...SLIDE_SIZE };
  return createImage(
    { asset, naturalWidth, naturalHeight },
    { ...box, zoom, focalX, focalY, adjustments },
  );
}

/** Colour that new elements must contrast with. Pictures count as black, because most are darker than paper. */
export function backgroundColorOf({ background, backgroundPicture }: Slide): string {
  return backgroundPicture ? '#000000' : background;
}

export function setBackgroundPicture(
  doc: EditorDocument,
  backgroundPicture: SlideBackgroundPicture | null,
): EditorDocument {
  return changeCurrentSlide(doc, (slide) =>
    slide.backgroundPicture === backgroundPicture ? slide : { ...slide, backgroundPicture },
  );
}

export function patchBackgroundPicture(
  doc: EditorDocument,
  patch: Partial<
    Pick<SlideBackgroundPicture, 'zoom' | 'focalX' | 'focalY' | 'scrimOpacity' | 'adjustments'>
  >,
): EditorDocument {
  return changeCurrentSlide(doc, (slide) =>
    slide.backgroundPicture
      ? { ...slide, backgroundPicture: { ...slide.backgroundPicture, ...patch } }
      : slide,
  );
}

/** Opacity of a full scrim over an image. */
const FULL_SCRIM_OPACITY = 0.72;

/** Turns the selected image into the slide's background and keeps its focal point. */
export function convertImageToBackground(doc: EditorDocument): EditorDocument {
  const [image] = selectedElementsOf(doc);
  if (!image || !hasPicture(image) || image.asset === '') return doc;
  const { asset, naturalWidth, naturalHeight, zoom, focalX, focalY, scrim, adjustments } = image;
  const scrimOpacity = scrim === 'full' ? FULL_SCRIM_OPACITY : 0;
  const picture = {
    asset,
    naturalWidth,
    naturalHeight,
    zoom,
    focalX,
    focalY,
    scrimOpacity,
    adjustments,
  };
  return setBackgroundPicture(removeElements(doc, [image.id]), picture);
}
