import { sendGestureEvent } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { useEventListener } from '../use-event-listener';

/** Escape cancels the current gesture before anything else handles it. */
export function useCancelOnEscape(): void {
  const { store } = useEditor();
  useEventListener(
    document,
    'keydown',
    (event) => {
      const { name } = store.getState().editingState.gesture;
      if (event.key !== 'Escape' || name === 'idle' || name === 'editing-text') return;
      event.preventDefault();
      event.stopPropagation();
      sendGestureEvent(store, { type: 'cancel' });
    },
    { capture: true },
  );
}
