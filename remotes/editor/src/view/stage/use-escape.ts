import { useEffect } from 'react';
import { send } from '../../store/actions';
import { useEditor } from '../../store/editor-context';

/** Escape takes back whatever the pointer is doing, before it means anything else. */
export function useEscape(): void {
  const { store } = useEditor();
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      const { name } = store.getState().work.gesture;
      if (event.key !== 'Escape' || name === 'idle' || name === 'text-editing') return;
      event.preventDefault();
      event.stopPropagation();
      send(store, { type: 'cancel' });
    };
    document.addEventListener('keydown', cancel, { capture: true });
    return () => document.removeEventListener('keydown', cancel, { capture: true });
  }, [store]);
}
