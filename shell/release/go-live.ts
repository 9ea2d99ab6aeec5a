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

/** One part that is to be another version. */
export type Change = Pick<ReleaseEntry, 'action' | 'reason' | 'percent'> & {
  part: PartName;
  version: string | null;
  base?: string;
};

/** Something stood against a release; the sentence says what, and that nothing was changed. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Looks at the site as it would be. @throws {RefusedError} to keep it from going live */
export type Gate = (store: Store, candidate: ComposedSite, live: Live) => Promise<void>;

/** Composes the site as it would be with these changes, and looks at it. @throws {RefusedError} */
export async function rehearse(store: Store, changes: Change[], gate: Gate): Promise<void> {
  await prepare(store, changes, gate);
}

/**
 * Makes changes live: compose the candidate, look at it, write the decision into the logs, and lead visitors to
 * it. Until the log is written nothing has changed; from then on the change is decided, and whoever comes next
 * finishes it if this process is stopped.
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
    return withdraw(store, entries, error);
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
  const candidate = await compose(store, partsOf(logs), logs).catch((error: unknown) => {
    throw new RefusedError(`${sentenceOf(error)} Nothing was changed.`, { cause: error });
  });
  await gate(store, candidate, live);
  return { live, entries, candidate };
}

/**
 * Leads visitors to the site that the logs describe, until there is nothing left to do. Teams that release
 * different parts at once do not wait for each other: whoever comes last composes what both decided.
 * @returns whether anything had to be done
 */
export async function settle(store: Store, candidate?: ComposedSite): Promise<boolean> {
  let ready = candidate;
  for (let hasMoved = false; ; hasMoved = true) {
    const live = await readLive(store);
    const parts = partsOf(live.logs);
    if (!parts.shell || (await isShown(store, live, parts))) return hasMoved;
    if (!ready || !isSame(ready.parts, parts)) ready = await compose(store, parts, live.logs);
    await store.putSite(ready.id, ready.folder);
    const pointer = { site: ready.id, parts, at: new Date().toISOString() };
    if (!isSame(live.site?.parts, parts)) await pointToSite(store, pointer, live.siteTag);
    ready = undefined;
  }
}

/** Two machines that upload at once can leave a mixture, so the files are asked too, not the pointer alone. */
async function isShown(store: Store, { site }: Live, parts: Parts): Promise<boolean> {
  return site !== undefined && isSame(site.parts, parts) && store.hasSite(site.site);
}

/** What two teams decided at once does not go together: the one that notices takes its own change back. */
async function withdraw(
  store: Store,
  entries: { part: PartName; entry: ReleaseEntry }[],
  cause: CompositionError,
): Promise<never> {
  for (const { part, entry } of entries) {
    const live = await readLive(store);
    const isLast = live.logs[part].entries.at(-1)?.at === entry.at;
    if (!isLast || entry.action === 'publish') continue;
    // A canary stands beside what is live, which stays.
    const stays = entry.action === 'canary' ? liveEntry : previousEntry;
    const before = stays(live.logs[part])?.version ?? null;
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
  return { from, at: new Date().toISOString(), by: whoIsThere(), ...change };
}

function whoIsThere(): string {
  const named = process.env['SITE_RELEASED_BY'] ?? process.env['GITHUB_ACTOR'];
  if (named) return named;
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown'; // A container whose user has no name.
  }
}

class CompositionError extends Error {
  override name = 'CompositionError';
}

function compose(store: Store, parts: Parts, logs: Live['logs']): Promise<ComposedSite> {
  return composeSite(store, parts, logs).catch((error: unknown) => {
    throw new CompositionError(sentenceOf(error), { cause: error });
  });
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
