import {
  readPageRegistry,
  type PageRegistry,
  type PageRegistryEntry,
  type RemoteName,
} from '@site/contract';
import { getRegistry } from './live-registry';

const pinned: PageRegistry['remotes'] = {};

/** Pins a remote to this version in this tab, whatever the site releases. */
export function pinRegistryEntry(name: RemoteName, remote: PageRegistryEntry): void {
  pinned[name] = remote;
}

/** Fetches the registry of live versions. @throws when the site cannot be reached or the response is malformed */
export async function fetchFreshRegistry(): Promise<PageRegistry> {
  const response = await requestRegistry();
  if (!response.ok) throw new Error(`The registry answered with status ${response.status}.`);
  const registry = readPageRegistry(await response.json());
  return { ...registry, remotes: { ...registry.remotes, ...pinned } };
}

/** Combination of canaries that this tab still gets; undefined before one of them has ended. */
let remaining: string | undefined;

/** Requests the registry of the canaries that this tab gets, and the live one once all of them have ended. */
async function requestRegistry(): Promise<Response> {
  const combination = remaining ?? getRegistry().combination;
  if (!combination) return request('/registry.json');
  const response = await request(`/canary/${combination}/registry.json`);
  if (response.status !== 404) return response;
  const live = await request('/registry.json');
  if (!live.ok) return live;
  const { canaries = {} } = readPageRegistry(await live.clone().json());
  remaining = combination
    .split('-')
    .filter((name) => name in canaries)
    .join('-');
  return remaining ? request(`/canary/${remaining}/registry.json`) : live;
}

function request(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache' });
}
