import type { RemoteName } from '@site/contract';
import { RemoteSettingsContext } from '@site/page/settings';
import { useState, type ReactNode } from 'react';
import { createSettingsSource } from './setting-values';

/** Provides a page or widget with the values of its own remote's settings, which stay while it is shown. */
export function RemoteSettingsScope({
  remote,
  children,
}: {
  remote: RemoteName;
  children: ReactNode;
}) {
  const [source] = useState(() => createSettingsSource(remote));
  return <RemoteSettingsContext value={source}>{children}</RemoteSettingsContext>;
}
