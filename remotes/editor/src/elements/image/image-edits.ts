import { type Point, rotatePoint } from '../../core/geometry/box';
import { pictureBoxOf } from './picture-box';
import type { PictureAsset } from './create-image';
import type { ImageElement } from './image-schema';
import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';

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

export type ImagePatch = Partial<
  Pick<
    ImageElement,
    | 'fit'
    | 'zoom'
    | 'focalX'
    | 'focalY'
    | 'radius'
    | 'stroke'
    | 'strokeWidth'
    | 'hasShadow'
    | 'scrim'
    | 'scrimColor'
    | 'credit'
    | 'link'
    | 'isVideo'
    | 'adjustments'
  >
>;

export function patchImage(doc: EditorDocument, id: string, patch: ImagePatch): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'image' ? { ...element, ...patch } : element,
  );
}

export interface PictureAssignment {
  readonly id: string;
  readonly picture: PictureAsset;
  readonly name: string;
}

/** Assigns pictures to image elements. Each element keeps its crop, so a replacement is framed like the original. */
export function assignPictures(
  doc: EditorDocument,
  fillings: readonly PictureAssignment[],
): EditorDocument {
  const byId = new Map(fillings.map((filling) => [filling.id, filling]));
  return changeElementsById(doc, byId.keys(), (element) => {
    const filling = byId.get(element.id);
    if (element.type !== 'image' || !filling) return element;
    return { ...element, ...filling.picture, sourceName: filling.name };
  });
}

/** Picture placeholders of the slide in drawing order, starting from one of them. */
export function listPicturePlaceholders(
  elements: readonly { readonly id: string }[],
  first: string,
) {
  const placeholders = elements.filter(isPicturePlaceholder);
  const start = placeholders.findIndex(({ id }) => id === first);
  return start < 0 ? [] : [...placeholders.slice(start), ...placeholders.slice(0, start)];
}

export function isPicturePlaceholder(element: { readonly id: string }): boolean {
  return 'asset' in element && element.asset === '';
}

/** Five decimals of the overflow are finer than a pixel. */
function panFocalPoint(focus: number, by: number, overflow: number): number {
  if (Math.abs(overflow) < 0.5) return focus;
  return Math.round(Math.min(1, Math.max(0, focus + by / overflow)) * 1e5) / 1e5;
}
