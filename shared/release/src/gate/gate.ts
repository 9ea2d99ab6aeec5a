import {
  hasPath,
  isPattern,
  listVisitorVersions,
  type AppName,
  listRoutePaths,
  remotesIn,
  type LiveUnits,
  type Registry,
} from '@site/contract';
import { type ComposedSite, findDamagedFiles, isVersionWhole, readRemoteVersion } from '@site/site';
import type { Store } from '@site/store';
import { type ReleaseGate } from '../decide-change';
import { ReleaseRejectedError, UNCHANGED } from '../release-errors';
import { checkInBrowser } from './check-in-browser';
import { findBudgetViolations } from './budget-violations';
import { findEmptyWidgets } from './find-empty-widgets';
import {
  describeHidden,
  describeHiddenWidgets,
  describeLostWidgets,
  findLostWidgets,
} from './find-lost-widgets';
import { findRefusedValues, listSettingFindings } from '../settings/setting-findings';
import { findForeignStyles, inspectFiles } from './inspect-files';

type Options = {
  /** Called when a check could not run, and when a page is close to its budget. */
  say: (sentence: string) => void;
  /** App that is released; default: all. */
  app?: AppName;
  /** Paths, slots and widgets that are meant to be removed. */
  removes?: string[];
  /** Visitors had this version before, so only its files are checked. */
  isWayBack?: boolean;
  /** Skips the browser: for apps that no browser could show. */
  isStaticOnly?: boolean;
  /** Lets pages go live that no browser could open, because this machine has none. */
  isUnseenAllowed?: boolean;
};

/** Creates the checks that a candidate passes before visitors get it: first its files, then its pages in a browser. */
export function createGate(options: Options): ReleaseGate {
  const { say, removes = [], isUnseenAllowed = false } = options;
  const app = options.app ? { app: options.app } : {};
  return async (store, candidate, live, { isRetry } = { isRetry: false }) => {
    for (const sentence of candidate.lost) say(sentence);
    const { broken, duplicates } = await inspectFiles(store, candidate);
    rejectIfAny([...(await findDamage(store, candidate)), ...broken]);
    const { registry } = candidate;
    const refused = findRefusedValues(registry);
    const before = await readWholeRemotes(store, live.units);
    const lostWidgets = findLostWidgets({ registry, before });
    if (options.isWayBack) {
      // After a rollback a refused setting has its default.
      for (const each of [...refused, ...lostWidgets.map(describeHidden)]) say(each);
    } else {
      const emptyWidgets = findEmptyWidgets(candidate);
      rejectIfAny(refused);
      if (!isRetry) reportSettings(candidate, options);
      rejectIfAny([
        ...findRemovedPaths(registry, { before, removes }),
        ...describeLostWidgets(lostWidgets, { app: options.app, removes }),
        ...duplicates,
        ...emptyWidgets.flatMap(({ remote, sentence }) => (remote === options.app ? sentence : [])),
        ...(await findForeignStyles(store, candidate, options.app)),
        ...(await findBudgetViolations(store, candidate, { say, ...app })),
      ]);
      if (!options.isStaticOnly && !isRetry)
        rejectIfAny(await checkInBrowser(store, candidate, { say, isUnseenAllowed, ...app }));
      for (const { remote, sentence } of emptyWidgets) if (remote !== options.app) say(sentence);
      for (const sentence of describeHiddenWidgets(registry, options.app)) say(sentence);
    }
  };
}

function reportSettings({ registry }: ComposedSite, { app, say }: Options): void {
  const entry = app && app !== 'shell' ? registry.remotes[app] : undefined;
  if (!entry) return;
  for (const sentence of listSettingFindings(app ?? '', entry, new Date())) say(sentence);
}

async function findDamage(store: Store, { registry }: ComposedSite): Promise<string[]> {
  const remotes = listVisitorVersions(registry).map(({ descriptor }) => descriptor);
  const descriptors = [registry.shell, ...remotes];
  const changed = await Promise.all(descriptors.map((each) => findDamagedFiles(store, each)));
  return changed.flat();
}

const MAX_PROBLEMS = 8;

function rejectIfAny(problems: string[]): void {
  if (problems.length === 0) return;
  const more =
    problems.length > MAX_PROBLEMS ? [`And ${problems.length - MAX_PROBLEMS} more.`] : [];
  const sentences = [...problems.slice(0, MAX_PROBLEMS), ...more].join('\n');
  throw new ReleaseRejectedError(`${sentences}\n${UNCHANGED}`);
}

/**
 * Finds paths that visitors have now and would lose, except those that are meant to be removed.
 * @returns a sentence for each
 */
function findRemovedPaths(
  registry: Registry,
  { before, removes }: { before: Registry['remotes']; removes: string[] },
): string[] {
  const after = [...listPaths(registry.remotes), ...Object.keys(registry.redirects ?? {})];
  const exact = new Set(after);
  const patterns = after.filter(isPattern);
  const removed = listPaths(before).filter(
    (address) => !exact.has(address) && !hasPath(patterns, address) && !removes.includes(address),
  );
  return removed.map(
    (address) =>
      `The address ${address} would be gone. If it is meant to go, say so: --removes ${address}`,
  );
}

function listPaths(remotes: Registry['remotes']): string[] {
  return Object.values(remotes).flatMap(({ live }) => listRoutePaths(live.descriptor.routes));
}

/** Leaves out versions that are missing in the store: a release must be able to replace them. */
async function readWholeRemotes(store: Store, units: LiveUnits): Promise<Registry['remotes']> {
  const remotes: Registry['remotes'] = {};
  for (const name of remotesIn(units)) {
    const unit = units[name];
    if (!unit || !(await isVersionWhole(store, name, unit.version))) continue;
    remotes[name] = { live: await readRemoteVersion(store, name, unit), previous: null };
  }
  return remotes;
}
