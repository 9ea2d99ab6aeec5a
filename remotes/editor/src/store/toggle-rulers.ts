import { safeLocalStorage } from '@site/browser';
import { announce } from './actions';
import type { Editor } from './editor-context';
import { RULERS } from './ruler-wish';

/** Toggles the rulers and remembers it in this browser. */
export function toggleRulers({ store }: Editor): void {
  const isRuled = !store.getState().isRuled;
  store.setState({ isRuled });
  if (isRuled) safeLocalStorage.setItem(RULERS, 'shown');
  else safeLocalStorage.removeItem(RULERS);
  announce(store, isRuled ? 'Rulers shown' : 'Rulers hidden');
}
