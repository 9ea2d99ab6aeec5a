import { safeLocalStorage } from '@site/browser';
import { announceInEditor } from './editor-actions';
import type { Editor } from './editor-context';
import { RULERS_STORAGE_KEY } from './ruler-preference';

/** Toggles the rulers and remembers it in this browser. */
export function toggleRulers({ store }: Editor): void {
  const hasRulers = !store.getState().hasRulers;
  store.setState({ hasRulers });
  if (hasRulers) safeLocalStorage.setItem(RULERS_STORAGE_KEY, 'shown');
  else safeLocalStorage.removeItem(RULERS_STORAGE_KEY);
  announceInEditor(store, hasRulers ? 'Rulers shown' : 'Rulers hidden');
}
