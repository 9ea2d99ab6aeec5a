import {
  readPageRegistry,
  type PageRegistry,
  type PageRemote,
  type RemoteName,
} from '@site/contract';
import { currentRegistry } from './live-registry';

const pinned: PageRegistry['remotes'] = {};

/** In this tab a remote stays as it is told here, whatever the site says. */
export function pinRemote(name: RemoteName, remote: PageRemote): void {
  pinned[name] = remote;
}

/** Asks the site which versions are live now. @throws when the site cannot be reached or answers nonsense */
export async function fetchFreshRegistry(): Promise<PageRegistry> {
  const response = await askSite();
  if (!response.ok) throw new Error(`The registry answered with status ${response.status}.`);
  const registry = readPageRegistry(await response.json());
  return { ...registry, remotes: { ...registry.remotes, ...pinned } };
}

let hasCanaryEnded = false;

/** A tab of a canary's share asks for what its share gets; once that is gone, for what everybody gets. */
async function askSite(): Promise<Response> {
  if (currentRegistry().canary && !hasCanaryEnded) {
    const response = await fetch('/canary/registry.json', { cache: 'no-cache' });
    if (response.status !== 404) return response;
    hasCanaryEnded = true;
  }
  return fetch('/registry.json', { cache: 'no-cache' });
}
