import { parseArgs } from 'node:util';
import { overviewOf, printOverview } from '../release/overview';
import { readLive } from '../store/live';
import { openStore } from '../store/open-store';

/** `npm run releases [-- --json]`: what is live and what happened. Changes nothing. */
export async function showReleases(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const overview = overviewOf(await readLive(await openStore()));
  console.log(
    values.json ? JSON.stringify(overview, null, 2) : printOverview(overview, new Date()),
  );
}
