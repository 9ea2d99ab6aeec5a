import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';
import type { ShapeElement } from './shape-schema';

export type ShapePatch = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
} & Partial<
  Pick<ShapeElement, 'radius' | 'pointCount' | 'calloutTip' | 'link' | 'preset' | 'textInsets'>
>;

export function patchShapes(
  doc: EditorDocument,
  ids: readonly string[],
  paint: ShapePatch,
): EditorDocument {
  return changeElementsById(doc, ids, (element) =>
    element.type === 'shape' ? { ...element, ...paint } : element,
  );
}
