import type { PageRegistry, PageRemote, RemoteName } from '@site/contract';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<PageRegistry>()(() => ({ remotes: {} }));

export function setRegistry(registry: PageRegistry): void {
  store.setState(registry, true);
}

/** Another release of one remote; what is known of the others stays. */
export function setRemote(name: RemoteName, remote: PageRemote): void {
  store.setState(({ remotes }) => ({ remotes: { ...remotes, [name]: remote } }));
}

export function currentRegistry(): PageRegistry {
  return store.getState();
}

export function useCurrentRegistry(): PageRegistry {
  // Not zustand's hook: it renders a store's first state on the server and while hydrating, and the
  // registry is set before either begins.
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
