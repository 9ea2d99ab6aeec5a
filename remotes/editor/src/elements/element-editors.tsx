import type { ComponentType } from 'react';
import type { ElementEditorProps } from './element-editor-props';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { CropEditor } from './image/crop-editor';
import { ShapeTextEditor } from './shape/shape-text-editor';
import { TableEditor } from './table/table-editor';
import { TextEditor } from './text/text-editor';

/** Editors that replace an element's content while it is edited, for the kinds that have one. */
const editors: {
  readonly [Type in ElementType]?: ComponentType<ElementEditorProps<ElementOf<Type>>>;
} = {
  text: TextEditor,
  image: CropEditor,
  shape: ShapeTextEditor,
  table: TableEditor,
};

export function ElementEditor(props: ElementEditorProps<SlideElement>) {
  // The compiler cannot follow that the editor under an element's type edits that element.
  const Editor = editors[props.element.type] as
    | ComponentType<ElementEditorProps<SlideElement>>
    | undefined;
  return Editor && <Editor {...props} />;
}
