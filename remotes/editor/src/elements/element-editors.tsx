import type { ComponentType } from 'react';
import { createClosingFallback } from '../deferred/create-closing-fallback';
import { lazyDeferred } from '../deferred/deferred-modules';
import { sendGestureEvent } from '../store/editor-actions';
import type { ElementEditorProps } from './element-editor-props';
import type { ElementOf, ElementType, SlideElement } from './element-schema';
import { TextEditor } from './text/text-editor';

const Fallback = createClosingFallback<object>((_props, { store }) =>
  sendGestureEvent(store, { type: 'finish-editing' }),
);

/** Editors that replace an element's content while it is edited, for the kinds that have one. */
const editors: {
  readonly [Type in ElementType]?: ComponentType<ElementEditorProps<ElementOf<Type>>>;
} = {
  text: TextEditor,
  image: lazyDeferred(({ elementEditors }) => elementEditors.image, { Fallback }),
  shape: lazyDeferred(({ elementEditors }) => elementEditors.shape, { Fallback }),
  table: lazyDeferred(({ elementEditors }) => elementEditors.table, { Fallback }),
};

export function ElementEditor(props: ElementEditorProps<SlideElement>) {
  // The compiler cannot follow that the editor under an element's type edits that element.
  const Editor = editors[props.element.type] as
    | ComponentType<ElementEditorProps<SlideElement>>
    | undefined;
  return Editor && <Editor {...props} />;
}
