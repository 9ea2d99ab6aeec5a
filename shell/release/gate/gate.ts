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
  /** Told when a part of the gate could not be run, and when a page has nearly used up its budget. */
  say: (sentence: string) => void;
  /** What is released; left out: everything. */
  app?: AppName;
  /** Addresses that are meant to go. */
  removes?: string[];
  /** Visitors had this version before, so only its files are looked at. */
  isWayBack?: boolean;
  /** Leaves the browser out: for apps that no browser could show. */
  isStaticOnly?: boolean;
};

/** What a candidate has to pass before visitors get it: first everything that its files tell, then a real browser. */
export function makeGate(options: Options): Gate {
  const { say, app, removes = [], isWayBack = false, isStaticOnly = false } = options;
  return async (store, candidate, live) => {
    refuse(await damage(store, candidate));
    if (isWayBack) return;
    refuse([
      ...(await findLostAddresses(store, candidate, { live, removes })),
      ...(await findForeignCopies(store, candidate)),
      ...(await findOverweight(store, candidate, { say, ...(app ? { app } : {}) })),
    ]);
    if (isStaticOnly) return;
    // Whoever opens no page, a rollback for one, does not load what drives the browser.
    const { lookInBrowser } = await import('./look-in-browser');
    refuse(await lookInBrowser(store, candidate, { say, ...(app ? { app } : {}) }));
  };
}

async function damage(store: Store, candidate: ComposedSite): Promise<string[]> {
  const { registry } = candidate;
  const remotes = versionsForVisitors(registry).map(({ descriptor }) => descriptor);
  const descriptors = [registry.shell, ...remotes];
  const changed = await Promise.all(descriptors.map((each) => findTampering(store, each)));
  return [...changed.flat(), ...(await findBrokenReferences(store, candidate))];
}

const shown = 8;

function refuse(problems: string[]): void {
  if (problems.length === 0) return;
  const more = problems.length > shown ? [`And ${problems.length - shown} more.`] : [];
  const sentences = [...problems.slice(0, shown), ...more].join('\n');
  throw new RefusedError(`${sentences}\nNothing was changed.`);
}
