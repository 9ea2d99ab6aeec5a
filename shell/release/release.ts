import {
  canaryEntry,
  earlierVersions,
  liveEntry,
  previousEntry,
  type PartName,
  type SiteSettings,
} from '@site/contract';
import { readLive, type Live } from '../store/live';
import type { Store } from '../store/store';
import { publish } from './publish';
import type { BuiltApp } from './describe';
import { goLive, RefusedError, settle, type Change, type Gate } from './go-live';
import { keepSettings } from './keep-settings';
import { originOf } from './origins';

export type Outcome = { app: PartName; from: string | null; to: string };

type Work = {
  gate: Gate;
  /** Told, in a sentence, what a person would wonder about: waiting, or finishing what was interrupted. */
  say: (sentence: string) => void;
};

/**
 * Ships one built app: into the store, then live with everything else as it is. The settings of the site go live
 * with the shell. @throws {RefusedError} and nothing has changed
 */
export function releaseApp(
  store: Store,
  work: Work & { built: BuiltApp; settings?: SiteSettings },
): Promise<Outcome> {
  const { built, settings } = work;
  return exclusively(store, work, async (live) => {
    const changes = [
      ...(settings ? await keepSettings(store, settings) : []),
      toRelease(built),
    ].filter((change) => isNews(change, live));
    if (changes.length === 0) {
      throw new RefusedError(
        `Version ${built.version} of "${built.app}" is live already; there is nothing to release.`,
      );
    }
    await publish(store, built);
    await goLive(store, changes, work.gate);
    return { app: built.app, from: versionOf(live, built.app), to: built.version };
  });
}

/**
 * Makes an earlier version live again: the one before, or the one that is named. Where a canary stands and none is
 * named, the canary ends and everybody gets what is live. Settings, which come with the shell, go back alone.
 */
export function rollbackApp(
  store: Store,
  work: Work & { app: PartName; to?: string; reason?: string },
): Promise<Outcome> {
  const { app, to, reason } = work;
  return exclusively(store, work, async (live) => {
    const ended = canaryEntry(live.logs[app]);
    const version = targetOf(live, app, to);
    const change = {
      part: app,
      action: 'rollback',
      version,
      ...(reason ? { reason } : {}),
    } as const;
    await goLive(store, [change], work.gate);
    const from = versionOf(live, app);
    return { app, from: from === version && ended ? ended.version : from, to: version };
  });
}

/** Begins by finishing what an interrupted command decided, so that nobody builds on a half-done change. */
export function exclusively<Result>(
  store: Store,
  { say }: Pick<Work, 'say'>,
  work: (live: Live) => Promise<Result>,
): Promise<Result> {
  return store.exclusively(
    async () => {
      if (await settle(store)) say('A release that had been interrupted was finished first.');
      return work(await readLive(store));
    },
    () => say('Another release is running; this one begins when it has ended.'),
  );
}

export function toRelease({ app, version }: BuiltApp): Change {
  const base = app === 'shell' ? {} : { base: `${originOf(app)}/${version}/web/` };
  return { part: app, action: 'release', version, ...base };
}

/** Whether this would change what is live. */
export function isNews({ part, version, base }: Change, { logs }: Live): boolean {
  const live = liveEntry(logs[part]);
  return live?.version !== version || live?.base !== base;
}

function targetOf(live: Live, app: PartName, to: string | undefined): string {
  const standing = versionOf(live, app);
  if (!to && standing && canaryEntry(live.logs[app])) return standing;
  if (!to) refuseSecondTake(live, app);
  const version = to ?? previousEntry(live.logs[app])?.version ?? undefined;
  refuseTarget(live, app, version);
  return version;
}

/** What the reason of a roll-back begins with that no person asked for. */
export const BY_ITSELF = 'by itself';

/** Whoever comes to take back a canary that has gone by itself must not take what is live. */
function refuseSecondTake({ logs }: Live, app: PartName): void {
  const last = logs[app].entries.findLast(({ action }) => action !== 'publish');
  if (last?.action !== 'rollback' || !last.reason?.startsWith(BY_ITSELF)) return;
  throw new RefusedError(
    `The canary of "${app}" (${last.from ?? 'unknown'}) was rolled back ${BY_ITSELF} at ${last.at}, so every visitor gets ${last.version ?? 'nothing'} already. To go back behind that, name the version with --to. The live site is unchanged.`,
  );
}

function refuseTarget(live: Live, app: PartName, version: string | undefined): asserts version {
  const earlier = earlierVersions(live.logs[app]);
  const unchanged = 'The live site is unchanged.';
  if (version === undefined || earlier.length === 0) {
    throw new RefusedError(`There is no earlier version of "${app}" to go back to. ${unchanged}`);
  }
  if (version === versionOf(live, app)) {
    throw new RefusedError(`Version ${version} of "${app}" is live already. ${unchanged}`);
  }
  if (!earlier.includes(version)) {
    throw new RefusedError(
      `Version ${version} of "${app}" cannot be rolled back to: it was never live, or it was rolled back from. Known are: ${earlier.join(', ')}. ${unchanged}`,
    );
  }
}

function versionOf({ logs }: Live, app: PartName): string | null {
  return liveEntry(logs[app])?.version ?? null;
}
