import type { PageVersion, RemoteName } from '@site/contract';
import {
  getInstance,
  init,
  loadRemote,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import type { ComponentType } from 'react';
import { givenUp, type PageModule } from './containers';
import { lentPackages } from './lent-packages';

/** Entries that the federation runtime knows, with their hashes. */
const registered = new Map<string, string | undefined>();

// In Node the build's plugin does it.
if (typeof document !== 'undefined') startAsHost();

/**
 * Loads one page or widget of one version of a remote. Each version has a name of its own in the runtime, so that two
 * versions in one page never hand out each other's code.
 */
export function loadFromVersion<Exposed = ComponentType>(
  version: PageVersion,
  id: string,
): Promise<PageModule<Exposed>> {
  const { base, entry, global } = version;
  const round = givenUp.get(global) ?? 0;
  const name = round === 0 ? global : `${global}-${round}`;
  const address = base + entry.file + (round === 0 ? '' : `?try=${round}`);
  if (!registered.has(address)) {
    registered.set(address, entry.integrity);
    registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: global }]);
  }
  return loadExpose(name, id);
}

export function registerNodeRemotes(manifests: Partial<Record<RemoteName, string>>): void {
  registerRemotes(Object.entries(manifests).map(([name, entry]) => ({ name, entry })));
}

/** What the runtime has shared, by scope, package and version. */
export function sharedPackages() {
  return getInstance()?.shareScopeMap ?? {};
}

/** The runtime would await the failed load of a shared part again, for as long as the page is open. */
export function forgetFailedShares(): void {
  for (const scope of Object.values(sharedPackages())) {
    for (const version of Object.values(scope).flatMap((versions) => Object.values(versions))) {
      if (!version.loaded) delete version.loading;
    }
  }
}

export function loadInNode(remote: RemoteName, routeId: string): Promise<PageModule> {
  return loadExpose(remote, routeId);
}

/** Lends the remotes what the shell has, and the core of the runtime itself, which they are built without. */
function startAsHost(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  init({
    name: 'shell',
    remotes: [],
    shared: lentPackages,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'integrity', createScript: ({ url }) => createCheckedScript(url) }],
  });
}

async function loadExpose<Exposed>(name: string, id: string): Promise<PageModule<Exposed>> {
  const module = await loadRemote<PageModule<Exposed>>(`${name}/${id}`);
  if (!module?.default) throw new Error(`The module "${id}" of "${name}" is empty.`);
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
