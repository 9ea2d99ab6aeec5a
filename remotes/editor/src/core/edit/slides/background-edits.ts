import type { PictureAsset } from '../../model/picture-schema';
import type { SlideBackgroundPicture } from '../../model/deck-schema';
import { changeCurrentSlide, type EditorDocument } from '../editor-document';

/** Background picture with default crop and no scrim. */
export function createBackgroundPicture(picture: PictureAsset): SlideBackgroundPicture {
  return { ...picture, zoom: 1, focalX: 0.5, focalY: 0.5, scrimOpacity: 0, adjustments: null };
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
