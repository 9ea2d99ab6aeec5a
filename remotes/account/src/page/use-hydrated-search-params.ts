import { useSearchParams } from '@site/router';
import { useSyncExternalStore } from 'react';

const EMPTY_QUERY = new URLSearchParams();

/**
 * Search parameters of the URL. Empty during hydration, because the prerendered HTML was written without
 * them; the next render has the real ones.
 */
export function useHydratedSearchParams(): URLSearchParams {
  const [query] = useSearchParams();
  const isHydrated = useSyncExternalStore(subscribeToNothing, returnTrue, returnFalse);
  return isHydrated ? query : EMPTY_QUERY;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

function returnTrue(): boolean {
  return true;
}

function returnFalse(): boolean {
  return false;
}
