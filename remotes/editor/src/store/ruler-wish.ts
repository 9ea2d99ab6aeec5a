import { safeLocalStorage } from '@site/browser';

export const RULERS = 'slides-rulers';

/** Reads whether this browser showed rulers last. */
export function wantsRulers(): boolean {
  return safeLocalStorage.getItem(RULERS) !== null;
}
