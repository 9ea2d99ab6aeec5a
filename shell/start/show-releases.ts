import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { overviewOf, printOverview } from '../release/overview';
import { healthFiles } from '../serve/collect-health';
import { sayHealth, readHealthLines, tellHealth } from '../serve/health-report';
import { readLive } from '../store/live';
import { openStore } from '../store/open-store';
import { dataFolder } from '../store/workspace';

/**
 * `npm run releases [-- --json]`: what is live and what happened. `-- --health`: how the versions did in the last
 * hour, as browsers told this machine. Changes nothing.
 */
export async function showReleases(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      health: { type: 'boolean', default: false },
    },
  });
  if (values.health) return showHealth(values);
  const overview = overviewOf(await readLive(await openStore()));
  console.log(
    values.json ? JSON.stringify(overview, null, 2) : printOverview(overview, new Date()),
  );
}

function showHealth({ json }: { json: boolean }): void {
  const { older, newer } = healthFiles(dataFolder());
  const lines = [older, newer].flatMap((file) =>
    fs.existsSync(file) ? readHealthLines(fs.readFileSync(file, 'utf8')) : [],
  );
  const rows = tellHealth(lines, Date.now());
  console.log(json ? JSON.stringify(rows, null, 2) : sayHealth(rows));
}
