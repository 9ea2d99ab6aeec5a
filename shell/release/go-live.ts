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
  appendEntry,
  isSame,
  partsOf,
  pointToSite,
  readLive,
  type Live,
  type Parts,
} from '../store/live';
import type { Store } from '../store/store';

/** Change of one release unit to another version. */
export type Change = Pick<ReleaseEntry, 'action' | 'reason' | 'percent'> & {
  part: PartName;
  version: string | null;
  base?: string;
};

/** Rejection of a release; the message gives the reason and says that nothing was changed. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Checks the site as it would be. @throws {RefusedError} to keep it from going live */
export type Gate = (store: Store, candidate: ComposedSite, live: Live) => Promise<void>;

/** Composes the site with these changes and checks it. @throws {RefusedError} */
export async function rehearse(store: Store, changes: Change[], gate: Gate): Promise<void> {
  await prepare(store, changes, gate);
}

/**
 * Makes changes live: composes the candidate, checks it, appends to the logs, and switches visitors over. Before the
 * logs are written nothing has changed; afterwards the change is decided, and the next command completes it if this
 * process is stopped.
 */
export async function goLive(store: Store, changes: Change[], gate: Gate): Promise<void> {
  const { live, entries, candidate } = await prepare(store, changes, gate);
  for (const { part, entry } of entries) {
    if (await appendEntry(store, live, part, entry)) continue;
    throw new RefusedError(
      `Somebody else released "${part}" at the same moment, so this was stopped. Nothing was changed by it; look at npm run releases, then try again.`,
    );
  }
  await settle(store, candidate).catch((error: unknown) => {
    if (!(error instanceof CompositionError)) throw error;
    return withdrawRelease(store, entries, error);
  });
}

type Prepared = {
  live: Live;
  entries: { part: PartName; entry: ReleaseEntry }[];
  candidate: ComposedSite;
};

async function prepare(store: Store, changes: Change[], gate: Gate): Promise<Prepared> {
  const live = await readLive(store);
  const entries = changes.map((change) => ({ part: change.part, entry: toEntry(live, change) }));
  const logs = { ...live.logs };
  for (const { part, entry } of entries) {
    logs[part] = { part, entries: [...logs[part].entries, entry] };
  }
  const candidate = await composeCandidate(store, partsOf(logs), logs).catch((error: unknown) => {
    throw new RefusedError(`${messageOf(error)} Nothing was changed.`, { cause: error });
  });
  await gate(store, candidate, live);
  return { live, entries, candidate };
}

/**
 * Composes the site that the logs describe and switches visitors over, until logs and site match. Teams that release
 * different units at once do not wait for each other: the last one composes all decisions.
 * @returns whether anything had to be done
 */
export async function settle(store: Store, candidate?: ComposedSite): Promise<boolean> {
  let prepared = candidate;
  for (let hasMoved = false; ; hasMoved = true) {
    const live = await readLive(store);
    const parts = partsOf(live.logs);
    if (!parts.shell || (await isLive(store, live, parts))) return hasMoved;
    if (!prepared || !isSame(prepared.parts, parts))
      prepared = await composeCandidate(store, parts, live.logs);
    await store.putSite(prepared.id, prepared.folder);
    const pointer = { site: prepared.id, parts, at: new Date().toISOString() };
    if (!isSame(live.site?.parts, parts)) await pointToSite(store, pointer, live.siteTag);
    prepared = undefined;
  }
}

/** Checks the files and not only the pointer: two machines that upload at once can leave a mixture. */
async function isLive(store: Store, { site }: Live, parts: Parts): Promise<boolean> {
  return site !== undefined && isSame(site.parts, parts) && store.hasSite(site.site);
}

/** Withdraws this change because it conflicts with one that another team decided at the same time. */
async function withdrawRelease(
  store: Store,
  entries: { part: PartName; entry: ReleaseEntry }[],
  cause: CompositionError,
): Promise<never> {
  for (const { part, entry } of entries) {
    const live = await readLive(store);
    const isLast = live.logs[part].entries.at(-1)?.at === entry.at;
    if (!isLast || entry.action === 'publish') continue;
    // Withdrawing a canary leaves the live version.
    const entryThatRemains = entry.action === 'canary' ? liveEntry : previousEntry;
    const before = entryThatRemains(live.logs[part])?.version ?? null;
    const change = { part, action: 'withdraw', version: before, reason: cause.message } as const;
    await appendEntry(store, live, part, toEntry(live, change));
  }
  await settle(store);
  throw new RefusedError(
    `${cause.message} The release was taken back by itself; the site is as it was before.`,
    { cause },
  );
}

function toEntry({ logs }: Live, { part, ...change }: Change): ReleaseEntry {
  const live = liveEntry(logs[part])?.version ?? null;
  const from = (change.version === live && canaryEntry(logs[part])?.version) || live;
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

function composeCandidate(store: Store, parts: Parts, logs: Live['logs']): Promise<ComposedSite> {
  return composeSite(store, parts, logs).catch((error: unknown) => {
    throw new CompositionError(messageOf(error), { cause: error });
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
