import { type RefObject, useEffect } from 'react';
import { currentSlideOf } from '../../core/edit/editor-document';
import { useEditor, useEditorState } from '../../store/editor-context';

/** Moves the focus to an added element, so that shortcuts apply to it; to the canvas if it is removed. */
export function useFocusAddedItem(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  const added = useEditorState((state) => state.addedItem);
  const count = useEditorState((state) => currentSlideOf(state.editingState.doc).elements.length);

  useEffect(() => {
    if (!added || store.getState().editingState.gesture.name !== 'idle') return;
    const element = stage.current?.querySelector<HTMLElement>(
      `[data-id="${added.id}"], [data-guide="${added.id}"]`,
    );
    element?.focus({ preventScroll: true });
  }, [added, stage, store]);

  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [count, stage]);
}
