import { readPageRegistry, type PageRegistry } from '@site/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<PageRegistry>()(() => ({ remotes: {} }));

export function setRegistry(registry: PageRegistry): void {
  store.setState(registry, true);
}

export function currentRegistry(): PageRegistry {
  return store.getState();
}

export function useCurrentRegistry(): PageRegistry {
  return useStore(store);
}

/** Asks the site which versions are live now. @throws when the site cannot be reached or answers nonsense */
export async function fetchFreshRegistry(): Promise<PageRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered with status ${response.status}.`);
  const registry = readPageRegistry(await response.json());
  setRegistry(registry);
  return registry;
}
