import type { PageVersion, RemoteName } from '@site/contract';
import type { ComponentType } from 'react';
import type * as Federation from './federation';
import { holdStylesOf } from './version-styles';

/** Number of containers discarded, by the global name of their version. */
const discardedContainerCounts = new Map<string, number>();

let federation: typeof Federation | undefined;

/**
 * Loads the federation runtime. Pages that are not hydrated do without it; for all others the document lists its file
 * after the shell's, because the entries of remotes are built without the core and run after it.
 */
export async function loadFederation(): Promise<typeof Federation> {
  federation ??= await import(/* webpackChunkName: "federation" */ './federation');
  return federation;
}

/** Returns the runtime if something has loaded it. */
export function getLoadedFederation(): typeof Federation | undefined {
  return federation;
}

/** Loads one page or widget of one version of a remote. Rejects with the error of the runtime. */
export async function loadExposedModule<Exposed = ComponentType>(
  version: PageVersion,
  id: string,
): Promise<Federation.ExposedModule<Exposed>> {
  const attempt = discardedContainerCounts.get(version.global) ?? 0;
  holdStylesOf(version);
  return (await loadFederation()).loadFromVersion<Exposed>(version, id, attempt);
}

/** Loads a page or widget in Node, where remotes are registered by their manifests with one version each. */
export async function loadInNode<Exposed = ComponentType>(
  remote: RemoteName,
  id: string,
): Promise<Federation.ExposedModule<Exposed>> {
  return (await loadFederation()).loadInNode<Exposed>(remote, id);
}

/**
 * Discards the container of a version after a failure, so that the next attempt gets a new one with its own name and
 * URL: container and runtime cache failed and hanging loads forever.
 */
export function discardContainer({ global }: PageVersion): void {
  discardedContainerCounts.set(global, (discardedContainerCounts.get(global) ?? 0) + 1);
  // The runtime would otherwise take the container from here instead of loading it.
  Object.assign(globalThis, { [global]: undefined });
  federation?.clearFailedShares();
}
