import { versionsForVisitors, type AppName } from '@site/contract';
import type { ComposedSite } from '../../compose/compose-site';
import type { Store } from '../../store/store';
import { RefusedError, type Gate } from '../go-live';
import { findTampering } from '../integrity';
import { findBrokenReferences } from './broken-references';
import { findForeignCopies } from './foreign-copies';
import { findLostAddresses } from './lost-addresses';
import { findOverweight } from './overweight';

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
};

/** Creates the checks that a candidate passes before visitors get it: first its files, then its pages in a browser. */
export function makeGate(options: Options): Gate {
  const { say, app, removes = [], isWayBack = false, isStaticOnly = false } = options;
  return async (store, candidate, live) => {
    rejectIfAny(await findDamage(store, candidate));
    if (isWayBack) return;
    rejectIfAny([
      ...(await findLostAddresses(store, candidate, { live, removes })),
      ...(await findForeignCopies(store, candidate)),
      ...(await findOverweight(store, candidate, { say, ...(app ? { app } : {}) })),
    ]);
    if (isStaticOnly) return;
    // A gate that opens no page, as for a rollback, does not load what drives the browser.
    const { lookInBrowser } = await import('./look-in-browser');
    rejectIfAny(await lookInBrowser(store, candidate, { say, ...(app ? { app } : {}) }));
  };
}

async function findDamage(store: Store, candidate: ComposedSite): Promise<string[]> {
  const { registry } = candidate;
  const remotes = versionsForVisitors(registry).map(({ descriptor }) => descriptor);
  const descriptors = [registry.shell, ...remotes];
  const changed = await Promise.all(descriptors.map((each) => findTampering(store, each)));
  return [...changed.flat(), ...(await findBrokenReferences(store, candidate))];
}

const MAX_PROBLEMS = 8;

function rejectIfAny(problems: string[]): void {
  if (problems.length === 0) return;
  const more =
    problems.length > MAX_PROBLEMS ? [`And ${problems.length - MAX_PROBLEMS} more.`] : [];
  const sentences = [...problems.slice(0, MAX_PROBLEMS), ...more].join('\n');
  throw new RefusedError(`${sentences}\nNothing was changed.`);
}
