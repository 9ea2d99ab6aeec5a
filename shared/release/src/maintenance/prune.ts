import {
  isAppName,
  namesOf,
  versionsOf,
  type ByName,
  type LiveUnits,
  type AppName,
  type UnitVersion,
} from '@site/contract';
import { descriptorKeyOf } from '@site/site';
import { readHistory, readLiveState, StoreError, type LiveState, type Store } from '@site/store';
import { decideChange } from '../decide-change';
import { withReconciledStore, type ReleaseWork } from '../release';

/**
 * Rule for what stays in the store. Live versions, canaries and previews always stay, and so do decisions and settings,
 * which are small. Blocked versions go first. A composition contains every shell that stays, for open tabs.
 */
export const RETENTION = {
  /** Versions that visitors had during this time; an open tab may still run one. */
  liveDays: 30,
  /** Versions per app, with the live one, to roll back to. */
  versionsPerApp: 10,
  /** Versions that were never live, counted from their upload: somebody may be about to release one. */
  neverLiveDays: 7,
  /** Blocked versions, for tabs that still run them. */
  blockedDays: 1,
};

/** Version that the rule removes. */
export type PrunableVersion = { app: AppName; version: string; wasLive: boolean };

const DAY_MS = 86_400_000;

/** Finds the versions that the rule removes. */
export async function findPrunableVersions(
  store: Store,
  live: LiveState,
  nowMs = Date.now(),
): Promise<PrunableVersion[]> {
  const blocked = listBlocked(live, nowMs - RETENTION.blockedDays * DAY_MS);
  const retained = await listRetained(store, live, nowMs);
  for (const name of blocked) retained.delete(name);
  const wasLive = appsIn(live.units).flatMap((app) =>
    versionsOf(live.units[app], 'known').map(({ version }) => ({ app, version, wasLive: true })),
  );
  const known = new Set([...retained, ...wasLive.map(nameOf)]);
  const beforeMs = nowMs - RETENTION.neverLiveDays * DAY_MS;
  return [
    ...wasLive.filter((each) => !retained.has(nameOf(each))),
    ...(await findNeverLive(store, { known, blocked, beforeMs })),
  ];
}

function appsIn(units: LiveUnits): AppName[] {
  return namesOf(units).filter(isAppName);
}

function nameOf({ app, version }: { app: AppName; version: string }): string {
  return `${app}/${version}`;
}

/** Lists the names of versions that were blocked before a time. */
function listBlocked({ units }: LiveState, beforeMs: number): Set<string> {
  return new Set(
    appsIn(units).flatMap((app) =>
      Object.entries(units[app]?.blocked ?? {})
        .filter(([, { at }]) => Date.parse(at) < beforeMs)
        .map(([version]) => nameOf({ app, version })),
    ),
  );
}

/** Finds stored versions, also incomplete ones, that are not known, and were blocked or uploaded before a time. */
async function findNeverLive(
  store: Store,
  { known, blocked, beforeMs }: Record<'known' | 'blocked', Set<string>> & { beforeMs: number },
): Promise<PrunableVersion[]> {
  const keys = await store.list('apps/');
  const firstKeys = new Map(keys.map((key) => [key.split('/').slice(1, 3).join('/'), key]));
  const found: PrunableVersion[] = [];
  for (const [name, key] of firstKeys) {
    const [app = '', version = ''] = name.split('/');
    if (known.has(name) || !isAppName(app)) continue;
    const writtenMs = blocked.has(name) ? 0 : await store.readTimeMs(key);
    if (writtenMs !== undefined && writtenMs < beforeMs)
      found.push({ app, version, wasLive: false });
  }
  return found;
}

/** Lists the names of versions that stay. */
async function listRetained(store: Store, live: LiveState, nowMs: number): Promise<Set<string>> {
  const retained = new Set<string>();
  const retain = (app: AppName, versions: UnitVersion[]) => {
    for (const { version } of versions) retained.add(nameOf({ app, version }));
  };
  let oldest = 0;
  for await (const { generation, at, units } of readHistory(store, live)) {
    for (const app of appsIn(units)) retain(app, versionsOf(units[app], 'live', 'canary'));
    if (nowMs - Date.parse(at) <= RETENTION.liveDays * DAY_MS) continue;
    oldest = generation;
    break;
  }
  for (const app of appsIn(live.units)) {
    const { [app]: unit } = live.units;
    // A lost decision does not name its versions, but what became live with it is known.
    const isRecent = ({ version }: UnitVersion) => (unit?.known[version] ?? 0) > oldest;
    retain(app, versionsOf(unit, 'known').filter(isRecent));
    retain(app, versionsOf(unit, 'live', 'earlier').slice(0, RETENTION.versionsPerApp));
    retain(app, versionsOf(unit, 'previews'));
  }
  return retained;
}

/**
 * Removes what the rule does not keep. Descriptors go first, then a decision forgets the versions, then their files go:
 * a release of one of them that runs meanwhile on another machine has to decide again, and finds no descriptor.
 * @returns the removed versions
 */
export function prune(
  store: Store,
  { gate, say, nowMs }: ReleaseWork & { nowMs?: number },
): Promise<PrunableVersion[]> {
  return withReconciledStore(store, { say }, async (live, { failure }) => {
    if (failure) throw failure;
    const prunable = await findPrunableVersions(store, live, nowMs);
    if (prunable.length === 0) return [];
    const forgets: ByName<AppName, string[]> = {};
    for (const { app, version } of prunable) (forgets[app] ??= []).push(version);
    const restore = await takeDescriptors(store, prunable);
    const reason = `pruned: ${prunable.length} versions`;
    const siteChange = { action: 'compose' as const, changes: [], reason, forgets };
    await decideChange(store, live, siteChange, gate).catch(async (error: unknown) => {
      await restore();
      throw error;
    });
    for (const { app, version } of prunable) {
      await store.remove(`apps/${app}/${version}`);
      await store.remove(`signatures/${app}/${version}`);
    }
    await requireUnused(store, prunable);
    return prunable;
  });
}

/** @returns a function that puts them back */
async function takeDescriptors(
  store: Store,
  versions: PrunableVersion[],
): Promise<() => Promise<void>> {
  const taken: { key: string; content: Buffer }[] = [];
  for (const { app, version } of versions) {
    const key = descriptorKeyOf(app, version);
    const content = (await store.read(key))?.content;
    if (!content) continue;
    taken.push({ key, content });
    await store.remove(key);
  }
  return async () => {
    for (const { key, content } of taken) await store.putIfAbsent(key, content);
  };
}

/** A bucket has no lock: a version may have been built and released again while its files were removed. */
async function requireUnused(store: Store, removed: PrunableVersion[]): Promise<void> {
  const { units } = await readLiveState(store);
  const used = removed.filter(({ app, version }) => units[app]?.known[version]);
  if (used.length === 0) return;
  const names = used.map(({ app, version }) => `${app} ${version}`).join(', ');
  throw new StoreError(
    `${names} was released again while its files were removed. Release it once more; npm run releases -- --check shows whether it is whole.`,
  );
}
