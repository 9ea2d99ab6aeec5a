import { safeLocalStorage } from '@site/browser';

export const RULERS_STORAGE_KEY = 'slides-rulers';

/** Reads whether this browser showed rulers last. */
export function readRulerPreference(): boolean {
  return safeLocalStorage.getItem(RULERS_STORAGE_KEY) !== null;
}
