import type { PageVersion, RemoteName } from '@site/contract';
import type { ComponentType } from 'react';
import type * as Federation from './federation';

/** What a remote exposes: a page, or a widget with its properties. */
export type PageModule<Exposed = ComponentType> = { default: Exposed };

/** How many containers of a version were given up. */
export const givenUp = new Map<string, number>();

let federation: typeof Federation | undefined;

/**
 * Fetches the federation runtime. A page that is only read does without it; for every other the document names its file
 * behind the shell's, and it has to be here before the entries of remotes run, which are built without its core.
 */
export async function startFederation(): Promise<typeof Federation> {
  federation ??= await import(/* webpackChunkName: "federation" */ './federation');
  return federation;
}

/** The runtime, once something was loaded by it. */
export function federationIfHere(): typeof Federation | undefined {
  return federation;
}

/** Loads one page or widget of one version of a remote. Rejects with whatever the runtime met. */
export async function loadFromVersion<Exposed = ComponentType>(
  version: PageVersion,
  id: string,
): Promise<PageModule<Exposed>> {
  return (await startFederation()).loadFromVersion<Exposed>(version, id);
}

/** In Node the remotes are registered by their manifests, and there is only one version of each. */
export async function loadInNode(remote: RemoteName, routeId: string): Promise<PageModule> {
  return (await startFederation()).loadInNode(remote, routeId);
}

/**
 * After a failure the next attempt gets a container of its own, under a name and an address of its own: a
 * container and the runtime remember for ever what failed in them, and what hangs.
 */
export function giveUpContainer({ global }: PageVersion): void {
  givenUp.set(global, (givenUp.get(global) ?? 0) + 1);
  // The runtime would take the container from here instead of loading it.
  Object.assign(globalThis, { [global]: undefined });
  federation?.forgetFailedShares();
}
