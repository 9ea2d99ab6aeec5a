import { parseArgs } from 'node:util';
import { overviewOf, printOverview } from '../release/overview';
import { keptHealth } from '../serve/collect-health';
import { sayHealth, readHealthLines, tellHealth } from '../serve/health-report';
import { partsOf, readLive, type Live } from '../store/live';
import { openStore } from '../store/open-store';
import { dataFolder } from '../store/workspace';

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
  const live = await readLive(await openStore());
  if (values.health) return showHealth(values, namesOf(live));
  const overview = overviewOf(live);
  console.log(
    values.json ? JSON.stringify(overview, null, 2) : printOverview(overview, new Date()),
  );
}

function showHealth({ json }: { json: boolean }, names: Record<string, string>): void {
  const rows = tellHealth(readHealthLines(keptHealth(dataFolder())), Date.now());
  console.log(json ? JSON.stringify(rows, null, 2) : sayHealth(rows, names));
}

/** Maps the versions' names in reports to their roles for visitors. */
function namesOf({ logs }: Live): Record<string, string> {
  return Object.fromEntries(
    Object.entries(partsOf(logs)).flatMap(([app, { version, canary }]) => [
      [`${app}_${version}`, 'live'] as const,
      ...(canary ? [[`${app}_${canary.version}`, `${canary.percent} %`] as const] : []),
    ]),
  );
}
