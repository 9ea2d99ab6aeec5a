import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../../../store/editor-context';
import { moveLayerBy } from '../../../store/layers';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Alt with an arrow moves the row, F2 renames it. */
export function useLayerKeys(
  list: RefObject<HTMLElement | null>,
  onRename: (id: string) => void,
): (event: KeyboardEvent, id: string) => void {
  const { store } = useEditor();
  return (event, id) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined && event.key !== 'F2') return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) return onRename(id);
    flushSync(() => moveLayerBy(store, id, step));
    focusLayerRow(list, id);
  };
}

/** A row that was moved in the DOM or mounted again has lost the focus. */
export function focusLayerRow(list: RefObject<HTMLElement | null>, id: string): void {
  list.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus();
}
