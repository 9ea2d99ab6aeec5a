import type { ComponentType } from 'react';
import type { CellPosition } from './element-kind';
import type { ImageElement } from './image/image-schema';
import type { ShapeElement } from './shape/shape-schema';
import type { TableElement } from './table/table-schema';

/** Properties of an editor that replaces an element's content while it is edited. */
export interface ElementEditorProps<Element> {
  readonly element: Element;
  /** Edited cell; null for elements without cells. */
  readonly cell: CellPosition | null;
}

/** Editors in the chunk that loads after the editor's start. */
export interface DeferredEditors {
  readonly image: ComponentType<ElementEditorProps<ImageElement>>;
  readonly shape: ComponentType<ElementEditorProps<ShapeElement>>;
  readonly table: ComponentType<ElementEditorProps<TableElement>>;
}
