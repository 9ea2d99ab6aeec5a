import { type EditorDocument, selectedElementsOf } from '../../core/edit/editor-document';
import { removeElements } from '../../core/edit/elements';
import { setBackgroundPicture } from '../../core/edit/slides/background-edits';
import { hasPicture } from '../../core/elements/element-guards';

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
