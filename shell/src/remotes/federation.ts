import type { PageVersion, RemoteName } from '@site/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

export type PageModule = { default: ComponentType };

/** Entries that the federation runtime knows, with their hashes. */
const registered = new Map<string, string | undefined>();

if (typeof document !== 'undefined') {
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => createCheckedScript(url) }]);
}

/** How many containers of a version were given up. */
export const givenUp = new Map<string, number>();

/**
 * Loads one page of one version of a remote. Rejects with whatever the runtime met. Each version has a name
 * of its own in the runtime, so that two versions in one page never hand out each other's code.
 */
export function loadFromVersion(version: PageVersion, routeId: string): Promise<PageModule> {
  const { base, entry, global } = version;
  const round = givenUp.get(global) ?? 0;
  const name = round === 0 ? global : `${global}-${round}`;
  const address = base + entry.file + (round === 0 ? '' : `?try=${round}`);
  if (!registered.has(address)) {
    registered.set(address, entry.integrity);
    registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: global }]);
  }
  return loadExpose(name, routeId);
}

export function registerNodeRemotes(manifests: Partial<Record<RemoteName, string>>): void {
  registerRemotes(Object.entries(manifests).map(([name, entry]) => ({ name, entry })));
}

/** In Node the remotes are registered by their manifests, and there is only one version of each. */
export function loadInNode(remote: RemoteName, routeId: string): Promise<PageModule> {
  return loadExpose(remote, routeId);
}

async function loadExpose(name: string, routeId: string): Promise<PageModule> {
  const module = await loadRemote<PageModule>(`${name}/${routeId}`);
  if (!module?.default) throw new Error(`The page "${routeId}" of "${name}" is empty.`);
  return module;
}

function createCheckedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = registered.get(url);
  if (integrity) script.integrity = integrity;
  // Nothing is run that the registry did not vouch for; only development builds have no hashes.
  else if (process.env.NODE_ENV === 'production')
    throw new Error(`No integrity hash is known for ${url}.`);
  return script;
}
