import { type Point, rotatePoint } from '../../core/geometry/box';
import { pictureBoxOf } from './picture-box';
import type { ImageElement } from './image-schema';
import { type EditorDocument, selectedElementsOf } from '../../core/edit/editor-document';
import { removeElements } from '../../core/edit/elements';
import { setBackgroundPicture } from '../../core/edit/slides/background-edits';
import { hasPicture } from '../../core/elements/element-guards';

export const MAX_PICTURE_ZOOM = 10;

/** Moves a picture within its box by slide pixels, never so far that the box is uncovered. */
export function panPicture(image: ImageElement, by: Point): ImageElement {
  const unrotated = rotatePoint(by, { x: 0, y: 0 }, -image.rotation);
  const fullBox = pictureBoxOf(image);
  return {
    ...image,
    focalX: panFocalPoint(image.focalX, unrotated.x, image.width - fullBox.width),
    focalY: panFocalPoint(image.focalY, unrotated.y, image.height - fullBox.height),
  };
}

export function zoomPicture(image: ImageElement, factor: number): ImageElement {
  if (factor === 1) return image;
  const zoom = Math.min(MAX_PICTURE_ZOOM, Math.max(1, image.zoom * factor));
  return { ...image, zoom: Math.round(zoom * 1000) / 1000 };
}

/** Drawn instead of a picture, and presented: the play icon of a link to a video says what is there. */
export function isVideoLink(element: { readonly id: string }): boolean {
  return 'isVideo' in element && element.isVideo === true;
}

/** Five decimals of the overflow are finer than a pixel. */
function panFocalPoint(focus: number, by: number, overflow: number): number {
  if (Math.abs(overflow) < 0.5) return focus;
  return Math.round(Math.min(1, Math.max(0, focus + by / overflow)) * 1e5) / 1e5;
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
