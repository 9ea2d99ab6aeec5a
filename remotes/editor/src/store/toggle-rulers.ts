import { safeLocalStorage } from '@site/browser';
import { announce } from './actions';
import type { Editor } from './editor-context';
import { RULERS } from './ruler-wish';

/** Shows the rulers or puts them away, here and the next time. */
export function toggleRulers({ store }: Editor): void {
  const isRuled = !store.getState().isRuled;
  store.setState({ isRuled });
  if (isRuled) safeLocalStorage.setItem(RULERS, 'shown');
  else safeLocalStorage.removeItem(RULERS);
  announce(store, isRuled ? 'Rulers shown' : 'Rulers hidden');
}
