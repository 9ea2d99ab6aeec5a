import type { EditorDocument } from '../../core/edit/editor-document';
import { changeLine } from './line-edits';
import type { LineEndName } from '../../core/gestures/gesture';
import type { LineElement, LineEnd } from './line-schema';

export type LinePatch = Partial<Pick<LineElement, 'route' | 'stroke' | 'strokeWidth' | 'dash'>>;

export function patchLine(doc: EditorDocument, id: string, patch: LinePatch): EditorDocument {
  return changeLine(doc, id, (line) => ({ ...line, ...patch }));
}

export function patchLineEnd(
  doc: EditorDocument,
  { id, end }: { readonly id: string; readonly end: LineEndName },
  patch: Partial<Pick<LineEnd, 'arrowhead' | 'connection'>>,
): EditorDocument {
  return changeLine(doc, id, (line) => ({ ...line, [end]: { ...line[end], ...patch } }));
}
