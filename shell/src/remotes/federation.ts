import type { PageVersion, RemoteName } from '@site/contract';
import {
  getInstance,
  init,
  loadRemote,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import type { ComponentType } from 'react';
import { sharedModules } from './shared-modules';

/** Module behind an expose: a page, or a widget with its props. */
export type ExposedModule<Exposed = ComponentType> = { default: Exposed };

/** Integrity hashes of registered entries, by URL. */
const registered = new Map<string, string | undefined>();

// In Node the build plugin initialises the host.
if (typeof document !== 'undefined') startAsHost();

/**
 * Loads one page or widget of one version of a remote. Each version has its own name in the runtime, so that two
 * versions in one page never share code.
 * @param attempt number of the version's containers that were discarded: each has a name and a URL of its own
 */
export function loadFromVersion<Exposed = ComponentType>(
  version: PageVersion,
  id: string,
  attempt: number,
): Promise<ExposedModule<Exposed>> {
  const { base, entry, global } = version;
  const name = attempt === 0 ? global : `${global}-${attempt}`;
  const url = base + entry.file + (attempt === 0 ? '' : `?try=${attempt}`);
  if (!registered.has(url)) {
    registered.set(url, entry.integrity);
    registerRemotes([{ name, entry: url, type: 'global', entryGlobalName: global }]);
  }
  return loadExpose(name, id);
}

/** Returns how many versions of remotes this document has loaded. Their code stays until the document is left. */
export function countLoadedVersions(): number {
  return registered.size;
}

/** Returns the runtime's share scopes: by scope, package and version. */
export function getShareScopes() {
  return getInstance()?.shareScopeMap ?? {};
}

/** Removes failed loads of shared modules, which the runtime would otherwise await for the lifetime of the page. */
export function clearFailedShares(): void {
  for (const scope of Object.values(getShareScopes())) {
    for (const version of Object.values(scope).flatMap((versions) => Object.values(versions))) {
      if (!version.loaded) delete version.loading;
    }
  }
}

export function loadInNode<Exposed = ComponentType>(
  remote: RemoteName,
  id: string,
): Promise<ExposedModule<Exposed>> {
  return loadExpose(remote, id);
}

/** Provides the shared modules and the core of the runtime, which remotes are built without. */
function startAsHost(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  init({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'site',
        createScript: ({ url }) => createCheckedScript(url),
        beforeInitContainer: inNextTask,
      },
    ],
  });
}

async function loadExpose<Exposed>(name: string, id: string): Promise<ExposedModule<Exposed>> {
  const module = await loadRemote<ExposedModule<Exposed>>(`${name}/${id}`);
  if (!module?.default) throw new Error(`The module "${id}" of "${name}" is empty.`);
  return module;
}

/** Ends the task in which a container was evaluated, so that input comes before its initialisation. */
async function inNextTask<Value>(value: Value): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve));
  return value;
}

function createCheckedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = registered.get(url);
  if (integrity) script.integrity = integrity;
  // Only scripts whose hash is in the registry run; development builds have no hashes.
  else if (process.env.NODE_ENV === 'production')
    throw new Error(`No integrity hash is known for ${url}.`);
  return script;
}

/** A page's module, and the version it came from, which is marked broken when the page throws. */
export type LoadedPage = { module: ExposedModule; version: PageVersion };

/** First attempt to load a page, and its error. */
export type FailedAttempt = {
  version: PageVersion | undefined;
  cause: unknown;
  durationMs: number;
};
