import type { ComponentType } from 'react';
import type { ElementEditorProps } from './element-editor-props';
import type { CellPosition } from '../core/elements/element-kind';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { CropEditor } from './image/crop-editor';
import { ShapeTextEditor } from './shape/shape-text-editor';
import type { CellCommand } from './table/commands/cell-commands';
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

type ListCellCommands<Element> = (
  element: Element,
  cell: CellPosition,
) => readonly (readonly CellCommand[])[];

const cellCommands: {
  readonly [Type in ElementType]?: () => Promise<ListCellCommands<ElementOf<Type>>>;
} = {
  table: async () => (await import('./table/commands/cell-commands')).listCellCommands,
};

/** Loads the commands for a cell of an element, in the sections of a menu; none for elements without cells. */
export async function loadCellCommands(
  element: SlideElement,
  cell: CellPosition,
): Promise<ReturnType<ListCellCommands<SlideElement>>> {
  // The compiler cannot follow that the commands under an element's type are for that element.
  const load = cellCommands[element.type] as
    | (() => Promise<ListCellCommands<SlideElement>>)
    | undefined;
  return load ? (await load())(element, cell) : [];
}
