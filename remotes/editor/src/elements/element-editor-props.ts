import type { CellPosition } from '../core/elements/element-kind';

/** Properties of an editor that replaces an element's content while it is edited. */
export interface ElementEditorProps<Element> {
  readonly element: Element;
  /** Edited cell; null for elements without cells. */
  readonly cell: CellPosition | null;
}
