import { parseArgs } from 'node:util';
import { readStoredSettings } from '@site/site';
import {
  checkStore,
  describeShare,
  formatReleaseOverview,
  formatTable,
  readReleaseOverview,
  verifyHistory,
} from '@site/release';
import { openStore, readLiveState, StoreError, type LiveState, type Store } from '@site/store';
import { formatHealth, PAGE_PERIOD_MS, summarizeHealth } from './health-summary';
import { locateError } from './locate-error';
import { readSiteReports } from './read-reports';

/**
 * `npm run releases [-- --json]`: shows live versions and history. `-- --health`: the versions' loads and failures in
 * the last hour, and errors and vitals of their pages, as browsers reported to the collector of the settings. `-- --error <id>`: source lines of an error. `-- --check`: what is missing or damaged in the
 * store. `-- --verify [--includes hash]`: whether each decision is as it was made. Changes nothing.
 */
export async function showReleases(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      health: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      error: { type: 'string' },
      includes: { type: 'string' },
    },
  });
  const store = await openStore();
  if (values.health) return showHealth(store, values);
  if (values.error !== undefined) return showError(store, values.error);
  if (values.check) return showProblems(store, values);
  if (values.verify) return showHistoryReport(store, values);
  const overview = await readReleaseOverview(store);
  console.log(
    values.json ? JSON.stringify(overview, null, 2) : formatReleaseOverview(overview, new Date()),
  );
}

/** @throws {StoreError} when something that the site needs is missing or damaged */
async function showProblems(store: Store, { json }: { json: boolean }): Promise<void> {
  const problems = await checkStore(store);
  const rows = problems.map(({ object, problem, cost, mend }) => [object, problem, cost, mend]);
  if (json) console.log(JSON.stringify(problems, null, 2));
  else if (rows.length === 0) console.log(`Everything in ${store.location} is whole.`);
  else console.log(formatTable([['object', 'problem', 'cost', 'mend'], ...rows]).join('\n'));
  const broken = problems.filter(({ problem }) => problem !== 'orphaned');
  if (broken.length > 0)
    throw new StoreError(`${store.location} is not whole: ${broken.length} problems.`);
}

/** @throws {Error} when a decision is not as it was made */
async function showHistoryReport(
  store: Store,
  { json, includes }: { json: boolean; includes?: string | undefined },
): Promise<void> {
  const report = await verifyHistory(store, { includes });
  const { newest, problems, notes } = report;
  if (json) console.log(JSON.stringify(report, null, 2));
  else {
    for (const sentence of [...problems, ...notes]) console.log(sentence);
    if (!newest) console.log(`No decision in ${store.location} could be read.`);
    else if (problems.length === 0)
      console.log(
        `Decisions 1 to ${newest.generation} are as they were made. Keep the hash of the newest one for --includes: ${newest.hash}`,
      );
  }
  if (problems.length > 0)
    throw new Error(
      `The history of ${store.location} is not as it was made: ${problems.length} problems.`,
    );
}

async function showHealth(store: Store, { json }: { json: boolean }): Promise<void> {
  const live = await readLiveState(store);
  const settings = await readStoredSettings(store, live.units);
  const now = Date.now();
  const since = new Date(now - PAGE_PERIOD_MS).toISOString();
  const names = namesOf(live);
  const rows = await summarizeHealth(readSiteReports(settings, since), now, names);
  console.log(json ? JSON.stringify(rows, null, 2) : formatHealth(rows, names));
}

const MONTH_MS = 30 * 24 * 3_600_000;

async function showError(store: Store, reference: string): Promise<void> {
  const { units } = await readLiveState(store);
  const settings = await readStoredSettings(store, units);
  const since = new Date(Date.now() - MONTH_MS).toISOString();
  console.log(await locateError(store, reference, readSiteReports(settings, since)));
}

/** Maps the versions' names in reports to their roles for visitors. */
function namesOf({ units }: LiveState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(units).flatMap(([app, { version, canary, earlier }]) => [
      ...earlier.slice(0, 1).map((each) => [`${app}_${each.version}`, 'before'] as const),
      [`${app}_${version}`, 'live'] as const,
      ...(canary ? [[`${app}_${canary.version}`, describeShare(canary)] as const] : []),
    ]),
  );
}
