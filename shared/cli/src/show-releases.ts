import { parseArgs } from 'node:util';
import { formatReleaseOverview, readReleaseOverview } from '@site/release';
import { readHealthLog, formatHealth, parseHealthLines, summarizeHealth } from '@site/server';
import { readLiveState, type LiveState, openStore, getDataFolder } from '@site/store';

/**
 * `npm run releases [-- --json]`: shows live versions and history. `-- --health`: the versions' loads and failures in
 * the last hour, as browsers reported to this machine. Changes nothing.
 */
export async function showReleases(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      health: { type: 'boolean', default: false },
    },
  });
  const store = await openStore();
  if (values.health) return showHealth(values, namesOf(await readLiveState(store)));
  const overview = await readReleaseOverview(store);
  console.log(
    values.json ? JSON.stringify(overview, null, 2) : formatReleaseOverview(overview, new Date()),
  );
}

function showHealth({ json }: { json: boolean }, names: Record<string, string>): void {
  const rows = summarizeHealth(parseHealthLines(readHealthLog(getDataFolder())), Date.now());
  console.log(json ? JSON.stringify(rows, null, 2) : formatHealth(rows, names));
}

/** Maps the versions' names in reports to their roles for visitors. */
function namesOf({ units }: LiveState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(units).flatMap(([app, { version, canary }]) => [
      [`${app}_${version}`, 'live'] as const,
      ...(canary ? [[`${app}_${canary.version}`, `${canary.percent} %`] as const] : []),
    ]),
  );
}
