import type { EditorDocument } from '../../core/edit/editor-document';

export function describeSlideSelection({ selectedSlideIds }: EditorDocument): string | undefined {
  return selectedSlideIds.length === 0
    ? undefined
    : `${selectedSlideIds.length + 1} slides selected`;
}
