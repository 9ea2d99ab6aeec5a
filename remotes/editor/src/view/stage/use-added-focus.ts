import { type RefObject, useEffect } from 'react';
import { slideOf } from '../../core/edit/document';
import { useEditor, useEditorState } from '../../store/editor-context';

/** What was added has the focus, so that keys work on it; the canvas has it when that is gone. */
export function useAddedFocus(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  const added = useEditorState((state) => state.added);
  const count = useEditorState((state) => slideOf(state.work.doc).elements.length);

  useEffect(() => {
    if (!added || store.getState().work.gesture.name !== 'idle') return;
    const element = stage.current?.querySelector<HTMLElement>(
      `[data-id="${added.id}"], [data-guide="${added.id}"]`,
    );
    element?.focus({ preventScroll: true });
  }, [added, stage, store]);

  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [count, stage]);
}
