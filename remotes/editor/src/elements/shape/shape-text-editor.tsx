import type { ElementEditorProps } from '../element-editor-props';
import { TextEditor } from '../text/text-editor';
import type { ShapeElement } from './shape-schema';
import { ShapeTextFrame } from './shape-text-frame';
import { ShapeSurface } from './shape-view';

/** The editor of text boxes, in the text rectangle of a shape. */
export function ShapeTextEditor({ element: shape, cell }: ElementEditorProps<ShapeElement>) {
  return (
    <>
      <ShapeSurface shape={shape} />
      <ShapeTextFrame
        shape={shape}
        renderText={(text) => <TextEditor element={text} cell={cell} />}
      />
    </>
  );
}
