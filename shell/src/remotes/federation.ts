import type { PageVersion, RemoteName } from '@site/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

export type PageModule = { default: ComponentType };

/** Which entry of a remote the federation runtime knows at the moment. */
const registered = new Map<RemoteName, string>();
const integrityOf = new Map<string, string>();

if (typeof document !== 'undefined') {
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => createCheckedScript(url) }]);
}

/** Loads one page of one version of a remote. Rejects with whatever the runtime met. */
export async function loadFromVersion(
  remote: RemoteName,
  version: PageVersion,
  routeId: string,
): Promise<PageModule> {
  registerVersion(remote, version);
  const module = await loadRemote<PageModule>(`${remote}/${routeId}`);
  if (!module?.default) throw new Error(`The page "${routeId}" of "${remote}" is empty.`);
  return module;
}

function registerVersion(remote: RemoteName, version: PageVersion): void {
  const entry = version.base + version.entry.file;
  if (registered.get(remote) === entry) return;
  if (version.entry.integrity) integrityOf.set(entry, version.entry.integrity);
  const isReplaced = registered.has(remote);
  registered.set(remote, entry);
  registerRemotes(
    [{ name: remote, entry, type: 'global', entryGlobalName: version.global }],
    isReplaced ? { force: true } : {},
  );
}

export function registerNodeRemotes(manifests: Partial<Record<RemoteName, string>>): void {
  registerRemotes(Object.entries(manifests).map(([name, entry]) => ({ name, entry })));
}

/** In Node the remotes are registered by their manifests, and there is only one version of each. */
export async function loadInNode(remote: RemoteName, routeId: string): Promise<PageModule> {
  const module = await loadRemote<PageModule>(`${remote}/${routeId}`);
  if (!module?.default) throw new Error(`The page "${routeId}" of "${remote}" is empty.`);
  return module;
}

function createCheckedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = integrityOf.get(url);
  if (integrity) script.integrity = integrity;
  // Nothing is run that the registry did not vouch for; only development builds have no hashes.
  else if (process.env.NODE_ENV === 'production')
    throw new Error(`No integrity hash is known for ${url}.`);
  return script;
}
