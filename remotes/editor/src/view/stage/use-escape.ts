import { send } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { useListener } from '../use-listener';

/** Escape takes back whatever the pointer is doing, before it means anything else. */
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
