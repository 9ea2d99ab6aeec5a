import os from 'node:os';
import {
  canaryEntry,
  liveEntry,
  previousEntry,
  type PartName,
  type ReleaseEntry,
} from '@site/contract';
import { composeSite, type ComposedSite } from '../compose/compose-site';
import {
  appendLogEntry,
  hasSameUnits,
  liveUnitsOf,
  writeSitePointer,
  readLiveState,
  type LiveState,
  type LiveUnits,
} from '../store/live-state';
import type { Store } from '../store/store';

/** Change of one release unit to another version. */
export type ReleaseChange = Pick<ReleaseEntry, 'action' | 'reason' | 'percent'> & {
  unit: PartName;
  version: string | null;
  base?: string;
};

/** Rejection of a release; the message gives the reason and says that nothing was changed. */
export class ReleaseRejectedError extends Error {
  override name = 'RefusedError';
}

/** Checks the site as it would be. @throws {ReleaseRejectedError} to keep it from going live */
export type ReleaseGate = (store: Store, candidate: ComposedSite, live: LiveState) => Promise<void>;

/** Composes the site with these changes and checks it. @throws {ReleaseRejectedError} */
export async function dryRun(
  store: Store,
  changes: ReleaseChange[],
  gate: ReleaseGate,
): Promise<void> {
  await prepare(store, changes, gate);
}

/**
 * Makes changes live: composes the candidate, checks it, appends to the logs, and switches visitors over. Before the
 * logs are written nothing has changed; afterwards the change is decided, and the next command completes it if this
 * process is stopped.
 */
export async function goLive(
  store: Store,
  changes: ReleaseChange[],
  gate: ReleaseGate,
): Promise<void> {
  const { live, entries, candidate } = await prepare(store, changes, gate);
  for (const { part, entry } of entries) {
    if (await appendLogEntry(store, live, part, entry)) continue;
    throw new ReleaseRejectedError(
      `Somebody else released "${part}" at the same moment, so this was stopped. Nothing was changed by it; look at npm run releases, then try again.`,
    );
  }
  await reconcile(store, candidate).catch((error: unknown) => {
    if (!(error instanceof CompositionError)) throw error;
    return withdrawRelease(store, entries, error);
  });
}

type Prepared = {
  live: LiveState;
  entries: { part: PartName; entry: ReleaseEntry }[];
  candidate: ComposedSite;
};

async function prepare(
  store: Store,
  changes: ReleaseChange[],
  gate: ReleaseGate,
): Promise<Prepared> {
  const live = await readLiveState(store);
  const entries = changes.map((change) => ({ part: change.unit, entry: toEntry(live, change) }));
  const logs = { ...live.logs };
  for (const { part, entry } of entries) {
    logs[part] = { part, entries: [...logs[part].entries, entry] };
  }
  const candidate = await composeCandidate(store, liveUnitsOf(logs), logs).catch(
    (error: unknown) => {
      throw new ReleaseRejectedError(`${messageOf(error)} Nothing was changed.`, { cause: error });
    },
  );
  await gate(store, candidate, live);
  return { live, entries, candidate };
}

/**
 * Composes the site that the logs describe and switches visitors over, until logs and site match. Teams that release
 * different units at once do not wait for each other: the last one composes all decisions.
 * @returns whether anything had to be done
 */
export async function reconcile(store: Store, candidate?: ComposedSite): Promise<boolean> {
  let prepared = candidate;
  for (let hasMoved = false; ; hasMoved = true) {
    const live = await readLiveState(store);
    const parts = liveUnitsOf(live.logs);
    if (!parts.shell || (await isLive(store, live, parts))) return hasMoved;
    if (!prepared || !hasSameUnits(prepared.units, parts))
      prepared = await composeCandidate(store, parts, live.logs);
    await store.putSite(prepared.id, prepared.folder);
    const pointer = { site: prepared.id, parts, at: new Date().toISOString() };
    if (!hasSameUnits(live.site?.parts, parts))
      await writeSitePointer(store, pointer, live.siteEtag);
    prepared = undefined;
  }
}

/** Checks the files and not only the pointer: two machines that upload at once can leave a mixture. */
async function isLive(store: Store, { site }: LiveState, parts: LiveUnits): Promise<boolean> {
  return site !== undefined && hasSameUnits(site.parts, parts) && store.hasSite(site.site);
}

/** Withdraws this change because it conflicts with one that another team decided at the same time. */
async function withdrawRelease(
  store: Store,
  entries: { part: PartName; entry: ReleaseEntry }[],
  cause: CompositionError,
): Promise<never> {
  for (const { part: unit, entry } of entries) {
    const live = await readLiveState(store);
    const isLast = live.logs[unit].entries.at(-1)?.at === entry.at;
    if (!isLast || entry.action === 'publish') continue;
    // Withdrawing a canary leaves the live version.
    const entryThatRemains = entry.action === 'canary' ? liveEntry : previousEntry;
    const before = entryThatRemains(live.logs[unit])?.version ?? null;
    const change = { unit, action: 'withdraw', version: before, reason: cause.message } as const;
    await appendLogEntry(store, live, unit, toEntry(live, change));
  }
  await reconcile(store);
  throw new ReleaseRejectedError(
    `${cause.message} The release was taken back by itself; the site is as it was before.`,
    { cause },
  );
}

function toEntry({ logs }: LiveState, { unit, ...change }: ReleaseChange): ReleaseEntry {
  const live = liveEntry(logs[unit])?.version ?? null;
  const from = (change.version === live && canaryEntry(logs[unit])?.version) || live;
  return { from, at: new Date().toISOString(), by: releasedBy(), ...change };
}

function releasedBy(): string {
  const configured = process.env['SITE_RELEASED_BY'] ?? process.env['GITHUB_ACTOR'];
  if (configured) return configured;
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown'; // A container may have a user without a name.
  }
}

class CompositionError extends Error {
  override name = 'CompositionError';
}

function composeCandidate(
  store: Store,
  parts: LiveUnits,
  logs: LiveState['logs'],
): Promise<ComposedSite> {
  return composeSite(store, parts, logs).catch((error: unknown) => {
    throw new CompositionError(messageOf(error), { cause: error });
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
