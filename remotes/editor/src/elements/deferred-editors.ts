import type { ComponentType } from 'react';
import type { ElementEditorProps } from './element-editor-props';
import type { ImageElement } from './image/image-schema';
import type { TableElement } from './table/table-schema';

/** Editors in the chunk that loads after the editor's start. */
export interface DeferredEditors {
  readonly image: ComponentType<ElementEditorProps<ImageElement>>;
  readonly table: ComponentType<ElementEditorProps<TableElement>>;
}
