import { listVisitorVersions, type AppName } from '@site/contract';
import { type ComposedSite, findDamagedFiles } from '@site/compose';
import type { Store } from '@site/store';
import { type ReleaseGate } from '../go-live';
import { ReleaseRejectedError } from '../release-errors';
import { findBrokenReferences } from './broken-references';
import { findDuplicateLibraries } from './duplicate-libraries';
import { findRemovedPaths } from './removed-paths';
import { findBudgetViolations } from './budget-violations';

type Options = {
  /** Called when a check could not run, and when a page is close to its budget. */
  say: (sentence: string) => void;
  /** App that is released; default: all. */
  app?: AppName;
  /** Paths that are meant to be removed. */
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
  const { say, app, removes = [], isWayBack = false, isStaticOnly = false } = options;
  const { isUnseenAllowed = false } = options;
  return async (store, candidate, live, { isRetry } = { isRetry: false }) => {
    for (const sentence of candidate.lost) say(sentence);
    rejectIfAny(await findDamage(store, candidate));
    if (isWayBack) return;
    rejectIfAny([
      ...(await findRemovedPaths(store, candidate, { live, removes })),
      ...(await findDuplicateLibraries(store, candidate)),
      ...(await findBudgetViolations(store, candidate, { say, ...(app ? { app } : {}) })),
    ]);
    if (isStaticOnly || isRetry) return;
    // A gate that opens no page, as for a rollback, does not load what drives the browser.
    const { checkInBrowser } = await import('./check-in-browser');
    const browserOptions = { say, isUnseenAllowed, ...(app ? { app } : {}) };
    rejectIfAny(await checkInBrowser(store, candidate, browserOptions));
  };
}

async function findDamage(store: Store, candidate: ComposedSite): Promise<string[]> {
  const { registry } = candidate;
  const remotes = listVisitorVersions(registry).map(({ descriptor }) => descriptor);
  const descriptors = [registry.shell, ...remotes];
  const changed = await Promise.all(descriptors.map((each) => findDamagedFiles(store, each)));
  return [...changed.flat(), ...(await findBrokenReferences(store, candidate))];
}

const MAX_PROBLEMS = 8;

function rejectIfAny(problems: string[]): void {
  if (problems.length === 0) return;
  const more =
    problems.length > MAX_PROBLEMS ? [`And ${problems.length - MAX_PROBLEMS} more.`] : [];
  const sentences = [...problems.slice(0, MAX_PROBLEMS), ...more].join('\n');
  throw new ReleaseRejectedError(`${sentences}\nNothing was changed.`);
}
