import {
  addressesOf,
  canaryEntry,
  liveEntry,
  REMOTE_NAMES,
  type CanaryEntry,
  type RemoteName,
} from '@site/contract';
import { readRemote } from '../compose/read-registry';
import { partsOf, type Live } from '../store/live';
import type { Store } from '../store/store';
import { goLive, RefusedError, rehearse, type Gate } from './go-live';
import { publish } from './publish';
import type { BuiltRemote } from './publish-preview';
import { exclusively, toRelease, type Outcome } from './release';

type Work = {
  gate: Gate;
  say: (sentence: string) => void;
};

/**
 * Gives a built remote to a share of the visitors, beside the live version. It passes the gate as if everybody got
 * it. The same version with another share is a change of the share. @throws {RefusedError} and nothing has changed
 */
export function releaseCanary(
  store: Store,
  {
    built,
    percent,
    gate,
    fileGate,
    say,
  }: Work & {
    built: BuiltRemote;
    percent: number;
    /** Looks at the files of the composition that goes live, whose pages the gate has seen. */
    fileGate: Gate;
  },
): Promise<Outcome> {
  const { app, version } = built;
  return exclusively(store, { say }, async (live) => {
    const before = requireLive(live, app);
    const standing = canaryEntry(live.logs[app]);
    requireNews(live, { app, version, percent });
    await publish(store, built);
    await requireSameAddresses(store, live, built);
    const whole = toRelease(built);
    if (standing?.version !== version) await rehearse(store, [whole], gate);
    await goLive(store, [{ ...whole, action: 'canary', percent }], fileGate);
    return { app, from: before, to: version };
  });
}

/** Gives the canary to everybody. @throws {RefusedError} and nothing has changed */
export function promoteCanary(
  store: Store,
  { app, gate, say }: Work & { app: RemoteName },
): Promise<Outcome> {
  return exclusively(store, { say }, async (live) => {
    const { version, base } = requireCanary(live, app);
    const change = { part: app, action: 'release', version, reason: 'promoted' } as const;
    await goLive(store, [{ ...change, ...(base ? { base } : {}) }], gate);
    return { app, from: requireLive(live, app), to: version };
  });
}

/** Takes back the canary of this version, so that everybody gets what is live. @returns false when it had ended already */
export function endCanary(
  store: Store,
  { app, version, reason, gate, say }: Work & { app: RemoteName; version: string; reason: string },
): Promise<boolean> {
  return exclusively(store, { say }, async (live) => {
    if (canaryEntry(live.logs[app])?.version !== version) return false;
    const change = { part: app, action: 'rollback', version: requireLive(live, app) } as const;
    await goLive(store, [{ ...change, reason }], gate);
    return true;
  });
}

/** The canary of the site, whichever remote it is of. */
export function standingCanary({
  logs,
}: Pick<Live, 'logs'>): (CanaryEntry & { app: RemoteName }) | undefined {
  for (const app of REMOTE_NAMES) {
    const entry = canaryEntry(logs[app]);
    if (entry) return { ...entry, app };
  }
  return undefined;
}

function requireLive({ logs }: Live, app: RemoteName): string {
  const version = liveEntry(logs[app])?.version;
  if (version) return version;
  throw new RefusedError(
    `Nothing of "${app}" is live, so there is nothing to compare a canary with. Release it whole first.`,
  );
}

function requireCanary({ logs }: Live, app: RemoteName): CanaryEntry {
  const entry = canaryEntry(logs[app]);
  if (entry) return entry;
  throw new RefusedError(
    `No canary of "${app}" stands, so there is nothing to promote. The live site is unchanged.`,
  );
}

function requireNews(
  live: Live,
  { app, version, percent }: { app: RemoteName; version: string; percent: number },
): void {
  const unchanged = 'The live site is unchanged.';
  if (liveEntry(live.logs[app])?.version === version) {
    throw new RefusedError(
      `Version ${version} of "${app}" is what every visitor gets already. ${unchanged}`,
    );
  }
  const standing = standingCanary(live);
  if (!standing) return;
  if (standing.app !== app) {
    throw new RefusedError(
      `A canary of "${standing.app}" stands, and a site takes one at a time. Promote it or roll it back first. ${unchanged}`,
    );
  }
  if (standing.version === version && standing.percent === percent) {
    throw new RefusedError(
      `Version ${version} of "${app}" has ${percent} % of the visitors already. ${unchanged}`,
    );
  }
}

/** An address that only some visitors have could not be shared, and not be reloaded once the canary has ended. */
async function requireSameAddresses(
  store: Store,
  { logs }: Live,
  { app, version }: BuiltRemote,
): Promise<void> {
  const live = partsOf(logs)[app];
  if (!live) return;
  const [now, then] = await Promise.all(
    [live, { version }].map(async (part) =>
      addressesOf((await readRemote(store, app, part)).descriptor.routes),
    ),
  );
  const differing = [
    ...(then ?? []).filter((each) => !now?.includes(each)),
    ...(now ?? []).filter((each) => !then?.includes(each)),
  ];
  if (differing.length === 0) return;
  throw new RefusedError(
    `Version ${version} of "${app}" has other addresses than the live one (${differing.join(', ')}), and an address that only some visitors have cannot be shared. Release it whole. Nothing was changed.`,
  );
}
