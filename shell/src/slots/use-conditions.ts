import type { RemoteName, WidgetConditions } from '@site/contract';
import { useSession } from '@site/page/session';
import { use, useState, useSyncExternalStore } from 'react';
import { createSettingsSource, isRemoteFlagOn } from '../remotes/setting-values';

/**
 * Tells whether the conditions for a widget are met now. Without any they are; while a session is determined, none is.
 * Suspends while the value of a flag is requested, because this document does not contain it.
 */
export function useConditions(
  remote: RemoteName,
  { isSignedIn, isOnline, flag }: WidgetConditions = {},
): boolean {
  const status = useSession((session) => session.status);
  const isConnected = useSyncExternalStore(subscribeToConnection, readConnection);
  const [source] = useState(() => createSettingsSource(remote));
  const isPossible = [
    isSignedIn === undefined || (status !== 'loading' && isSignedIn === (status === 'member')),
    isOnline === undefined || isOnline === isConnected,
  ].every(Boolean);
  if (!isPossible || flag === undefined) return isPossible;
  return isRemoteFlagOn(remote, flag, source.values ?? use(source.load()));
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
