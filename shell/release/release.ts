import type { LiveRemote, Registry, RemoteName } from '@site/contract';
import { findCollision } from '@site/contract';
import { composeSite } from '../compose/compose-site';
import { buildApp } from './build-app';
import { findTampering } from './integrity';
import { makeDescriptor } from './make-descriptor';
import { originOf } from './origins';
import { publishRemote } from './publish';
import { withReleaseLock } from './release-lock';
import type { Store } from './store';

export type Outcome = { remote: RemoteName; from: string | null; to: string; site: string };

/**
 * Ships one remote: build alone, publish into an immutable folder, check, compose with the candidate, and
 * only then flip. Whatever fails leaves the live site untouched.
 */
export async function releaseRemote(store: Store, remote: RemoteName): Promise<Outcome> {
  const { version, folder } = await buildApp(remote);
  return withReleaseLock(store, async () => {
    const registry = store.readRegistry();
    const before = registry.remotes[remote]?.live ?? null;
    if (before?.descriptor.version === version) {
      throw new Error(
        `Version ${version} of "${remote}" is live already; there is nothing to release.`,
      );
    }
    const descriptor = makeDescriptor({ name: remote, version, folder });
    await publishRemote(store, descriptor, folder);
    const live = { base: `${originOf(remote)}/${version}/`, descriptor };
    return flip({ store, registry, remote, live, previous: before, action: 'release' });
  });
}

/** Makes the version before the live one live again. */
export async function rollbackRemote(store: Store, remote: RemoteName): Promise<Outcome> {
  return withReleaseLock(store, async () => {
    const registry = store.readRegistry();
    const entry = registry.remotes[remote];
    if (!entry?.previous) {
      throw new Error(
        `There is no earlier version of "${remote}" to go back to. The live site is unchanged.`,
      );
    }
    const { previous, live } = entry;
    return flip({ store, registry, remote, live: previous, previous: live, action: 'rollback' });
  });
}

async function flip(change: {
  store: Store;
  registry: Registry;
  remote: RemoteName;
  live: LiveRemote;
  previous: LiveRemote | null;
  action: 'release' | 'rollback';
}): Promise<Outcome> {
  const { store, registry, remote, live, previous, action } = change;
  const problems = findTampering(store, live);
  if (problems.length > 0)
    throw new Error(`${problems.join(' ')} Nothing was changed; publish it again.`);
  const candidate: Registry = {
    ...registry,
    remotes: { ...registry.remotes, [remote]: { live, previous } },
  };
  const collision = findCollision(candidate);
  if (collision) throw new Error(`${collision} Nothing was changed.`);
  // Rendering every page is the smoke test: a page that fails keeps the candidate from going live.
  const site = await composeSite(store, candidate);
  store.writeRegistry(candidate);
  store.writeCurrentSite(site);
  const outcome = {
    remote,
    from: registry.remotes[remote]?.live.descriptor.version ?? null,
    to: live.descriptor.version,
    site,
  };
  store.appendAudit({ action, ...outcome });
  return outcome;
}
