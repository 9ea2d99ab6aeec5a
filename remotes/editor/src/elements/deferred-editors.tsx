import type { DeferredEditors } from './element-editor-props';
import { CropEditor } from './image/crop-editor';
import { ShapeTextEditor } from './shape/shape-text-editor';
import { TableEditor } from './table/table-editor';

export const elementEditors: DeferredEditors = {
  image: CropEditor,
  shape: ShapeTextEditor,
  table: TableEditor,
};
