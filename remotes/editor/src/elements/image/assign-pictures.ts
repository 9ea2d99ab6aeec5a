import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';
import type { PictureAsset, VideoClip } from '../../core/model/theme-schema';
import { isPicturePlaceholder } from '../../core/elements/element-guards';

interface PictureAssignment {
  readonly id: string;
  readonly picture: PictureAsset;
  /** Video of which the picture is the poster; without one, a video keeps its frame and gets another poster. */
  readonly clip?: VideoClip;
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
    const { clip, picture, name } = filling;
    return { ...element, ...picture, ...(clip && { clip, isVideo: true }), sourceName: name };
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
