import { useSearchParams } from '@site/page/router';
import { useSyncExternalStore } from 'react';

const EMPTY_QUERY = new URLSearchParams();

/**
 * Search parameters of the URL. Empty during hydration, because the prerendered HTML was written without
 * them; the next render has the real ones.
 */
export function useHydratedSearchParams(): URLSearchParams {
  const [query] = useSearchParams();
  return useIsHydrated() ? query : EMPTY_QUERY;
}

/** False while the prerendered HTML is taken over, which was written without this browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, returnTrue, returnFalse);
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
