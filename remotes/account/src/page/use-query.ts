import { useSearchParams } from '@site/router';
import { useSyncExternalStore } from 'react';

const empty = new URLSearchParams();

/**
 * The query of the address. Empty while a prerendered page is taken over, because the static page was
 * written without one; the real query follows at once.
 */
export function useQuery(): URLSearchParams {
  const [query] = useSearchParams();
  const isTakenOver = useSyncExternalStore(never, onClient, onServer);
  return isTakenOver ? query : empty;
}

function never(): () => void {
  return () => undefined;
}

function onClient(): boolean {
  return true;
}

function onServer(): boolean {
  return false;
}
