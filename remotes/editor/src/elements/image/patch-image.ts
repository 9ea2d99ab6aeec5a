import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';
import type { ImageElement } from './image-schema';

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
    | 'clip'
  >
>;

export function patchImage(doc: EditorDocument, id: string, patch: ImagePatch): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'image' ? { ...element, ...patch } : element,
  );
}
