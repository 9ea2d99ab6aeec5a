import type { PageRegistryEntry, PageVersion, RemoteName } from '@site/contract';
import { createStore } from 'zustand/vanilla';

type AvailableUpdate = { remote: PageRegistryEntry; needsConsent: boolean };

/** Versions released while this tab was open that it does not use yet. */
export const availableUpdates = createStore<
  Partial<Record<RemoteName, AvailableUpdate | undefined>>
>()(() => ({}));

/** Withdraws the offer of a version whose page is shown already. */
export function withdrawUpdateOffer(name: RemoteName, { global }: PageVersion): void {
  if (availableUpdates.getState()[name]?.remote.live.global === global)
    availableUpdates.setState({ [name]: undefined });
}
