import { parseArgs } from 'node:util';
import { createGate, findPrunableVersions, formatTable, prune, RETENTION } from '@site/release';
import { openStore, readLiveState } from '@site/store';
import { logToTerminal } from './log-to-terminal';

/** `npm run prune [-- --yes]`: lists the versions that the retention rule removes; with `--yes` it removes them. */
export async function pruneCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  const store = await openStore();
  const gate = createGate({ say: logToTerminal, isWayBack: true });
  const versions = values.yes
    ? await prune(store, { gate, say: logToTerminal })
    : await findPrunableVersions(store, await readLiveState(store));
  const { liveDays, versionsPerApp, neverLiveDays } = RETENTION;
  console.log(
    `What was live in the last ${liveDays} days stays, the last ${versionsPerApp} versions per app, canaries, previews, and for ${neverLiveDays} days what was never live.`,
  );
  if (versions.length === 0) return console.log(`Nothing in ${store.location} is older.`);
  const rows = versions.map(({ app, version, wasLive }) => [
    app,
    version,
    wasLive ? 'was live' : 'never live',
  ]);
  console.log(formatTable(rows).join('\n'));
  const result = values.yes ? 'removed' : 'would be removed. Nothing was changed; add --yes';
  console.log(`${versions.length} versions: ${result}.`);
}
