import { isFlagOn, isFlagShare, type RemoteName, type StoredValues } from '@site/contract';
import { readVisitorBucket, type RemoteSettingsSource } from '@site/page/settings';
import { loadDeferredModules } from '../deferred/deferred-modules';
import { getRegistry } from './live-registry';

/** Time after which values that could not be loaded are requested again. */
const RETRY_MS = 30_000;

const loading = new Map<RemoteName, Promise<StoredValues>>();

/** Creates the source of a remote's values as they are now: a release or a change reaches the next page only. */
export function createSettingsSource(remote: RemoteName): RemoteSettingsSource {
  let loaded: Promise<StoredValues> | undefined;
  return {
    remote,
    values: getRegistry().remotes[remote]?.values,
    load: () => (loaded ??= loadValues(remote)),
  };
}

/**
 * Tells whether a flag of a remote is on for this visitor, as conditions of slots need it. Off for a flag that the live
 * version does not declare. @param values of the remote's source
 */
export function isRemoteFlagOn(remote: RemoteName, key: string, values: StoredValues): boolean {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  return isFlagOn(value, key, {
    remote,
    bucket: isFlagShare(value) ? readVisitorBucket() : undefined,
  });
}

/** Shares one promise between all attempts to render: React starts again with new state when a page suspends. */
function loadValues(remote: RemoteName): Promise<StoredValues> {
  const started = loading.get(remote);
  if (started) return started;
  const values = requestValues(remote);
  loading.set(remote, values);
  return values;
}

async function requestValues(remote: RemoteName): Promise<StoredValues> {
  const modules = await loadDeferredModules();
  const hasLoaded = (await modules?.loadSettingValues()) ?? false;
  if (!hasLoaded) setTimeout(() => loading.delete(remote), RETRY_MS);
  return getRegistry().remotes[remote]?.values ?? {};
}
