import type { SlideBackgroundPicture, Slide } from '../../model/deck-schema';
import type { PictureAsset } from '../../model/theme-schema';
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

/** Colour that new elements must contrast with. Pictures count as black, because most are darker than paper. */
export function backgroundColorOf({ background, backgroundPicture }: Slide): string {
  return backgroundPicture ? '#000000' : background;
}
