import {
  readPageRegistry,
  type PageRegistry,
  type PageRemote,
  type RemoteName,
} from '@site/contract';
import { getRegistry } from './live-registry';

const pinned: PageRegistry['remotes'] = {};

/** Pins a remote to this version in this tab, whatever the site releases. */
export function pinRemote(name: RemoteName, remote: PageRemote): void {
  pinned[name] = remote;
}

/** Fetches the registry of live versions. @throws when the site cannot be reached or the response is malformed */
export async function fetchFreshRegistry(): Promise<PageRegistry> {
  const response = await requestRegistry();
  if (!response.ok) throw new Error(`The registry answered with status ${response.status}.`);
  const registry = readPageRegistry(await response.json());
  return { ...registry, remotes: { ...registry.remotes, ...pinned } };
}

let hasCanaryEnded = false;

/** Requests the canary's registry in a tab that gets the canary, and the live one once the canary has ended. */
async function requestRegistry(): Promise<Response> {
  if (getRegistry().isCanary && !hasCanaryEnded) {
    const response = await fetch('/canary/registry.json', { cache: 'no-cache' });
    if (response.status !== 404) return response;
    hasCanaryEnded = true;
  }
  return fetch('/registry.json', { cache: 'no-cache' });
}
