import { send } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { useListener } from '../use-listener';

/** Escape cancels the current gesture before anything else handles it. */
export function useEscape(): void {
  const { store } = useEditor();
  useListener(
    document,
    'keydown',
    (event) => {
      const { name } = store.getState().work.gesture;
      if (event.key !== 'Escape' || name === 'idle' || name === 'text-editing') return;
      event.preventDefault();
      event.stopPropagation();
      send(store, { type: 'cancel' });
    },
    { capture: true },
  );
}
