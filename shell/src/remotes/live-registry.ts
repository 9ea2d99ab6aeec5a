import type { PageRegistry, PageRegistryEntry, RemoteName } from '@site/contract';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<PageRegistry>()(() => ({ remotes: {} }));

export function setRegistry(registry: PageRegistry): void {
  store.setState(registry, true);
}

/** Replaces the entry of one remote; the other entries stay. */
export function updateRegistryEntry(name: RemoteName, remote: PageRegistryEntry): void {
  store.setState(({ remotes }) => ({ remotes: { ...remotes, [name]: remote } }));
}

export function getRegistry(): PageRegistry {
  return store.getState();
}

export function useRegistry(): PageRegistry {
  // Not zustand's hook: on the server and while hydrating it renders the store's first state, and the registry is set
  // before both.
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
