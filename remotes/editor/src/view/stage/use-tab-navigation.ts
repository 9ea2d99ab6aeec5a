import type { KeyboardEvent } from 'react';
import { currentSlideOf } from '../../core/edit/editor-document';
import { useEditor } from '../../store/editor-context';

/**
 * Tab moves through the elements in drawing order, which is reading order, and leaves the canvas after the last one.
 * Focusing an element selects it.
 */
export function useTabNavigation(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useEditor();
  return (event) => {
    const { editingState } = store.getState();
    if (event.key !== 'Tab' || editingState.gesture.name !== 'idle') return;
    const stage = event.currentTarget;
    const ids = currentSlideOf(editingState.doc).elements.map(({ id }) => id);
    const focused = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const index = focused === undefined ? -1 : ids.indexOf(focused);
    const id = ids[index + (event.shiftKey ? -1 : 1)];
    if (id === undefined || (index < 0 && event.shiftKey)) return;
    event.preventDefault();
    stage.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };
}
