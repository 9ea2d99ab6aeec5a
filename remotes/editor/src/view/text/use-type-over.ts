import { kindOf } from '../../elements/kinds';
import { type RefObject } from 'react';
import { selectedElementsOf } from '../../core/edit/editor-document';
import { sendGestureEvent } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { useEventListener } from '../use-event-listener';

/**
 * Opens the selected text for what is typed over it. The text has the focus before the browser inserts the character,
 * which replaces its content.
 */
export function useTypeOver(root: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEventListener(root, 'keydown', (event) => {
    const { target } = event;
    const region = target instanceof Element ? target.closest<HTMLElement>('[data-region]') : null;
    const { editingState, dialog, slideshow } = store.getState();
    const isOnCanvas = region?.dataset['region'] === 'canvas' && !dialog && !slideshow;
    const [only, ...others] = selectedElementsOf(editingState.doc);
    if (!isOnCanvas || !isCharacter(event) || editingState.gesture.name !== 'idle') return;
    if (only && kindOf(only).editing === 'text' && others.length === 0)
      sendGestureEvent(store, { type: 'start-text-editing', id: only.id });
  });
}

/** The question mark is left out, which opens the list of shortcuts, and the space, which pans. */
function isCharacter({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return /^[^\s?]$/u.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing;
}
