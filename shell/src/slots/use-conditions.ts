import type { RemoteName, WidgetConditions } from '@site/contract';
import { useSession } from '@site/session';
import { useSyncExternalStore } from 'react';
import { isRemoteFlagOn } from '../remotes/setting-values';

/** Tells whether the conditions for a widget are met now. Without any they are; while a session is determined, none is. */
export function useConditions(
  remote: RemoteName,
  { isSignedIn, isOnline, flag }: WidgetConditions = {},
): boolean {
  const status = useSession((session) => session.status);
  const isConnected = useSyncExternalStore(subscribeToConnection, readConnection);
  return [
    isSignedIn === undefined || (status !== 'loading' && isSignedIn === (status === 'member')),
    isOnline === undefined || isOnline === isConnected,
    flag === undefined || isRemoteFlagOn(remote, flag),
  ].every(Boolean);
}

function subscribeToConnection(onChange: () => void): () => void {
  for (const type of ['online', 'offline'] as const) window.addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline'] as const) window.removeEventListener(type, onChange);
  };
}

function readConnection(): boolean {
  return navigator.onLine;
}
