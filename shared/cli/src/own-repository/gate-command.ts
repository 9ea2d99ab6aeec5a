import { parseArgs } from 'node:util';
import type { RemoteName } from '@site/contract';
import { buildWithSource, composeBuild, createGate, listWorkspaceRemotes } from '@site/release';
import { readLiveState } from '@site/store';
import { logToTerminal } from '../log-to-terminal';
import { requireRemote } from '../required-names';
import { hasStore, withLayeredStore } from './live-site';

/**
 * `site gate [academy] [--removes /path]`: builds each remote of this repository, or one, and checks it inside the live
 * site, as its release would. Nothing is released, and the store stays as it is.
 */
export async function gateCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { removes: { type: 'string', multiple: true, default: [] } },
  });
  const isNamed = positionals.length > 0;
  const remotes = isNamed
    ? [requireRemote(positionals, 'site gate academy')]
    : listWorkspaceRemotes();
  for (const app of remotes) console.log(await checkRemote(app, values.removes));
}

/** @returns a sentence about the outcome */
async function checkRemote(app: RemoteName, removes: string[]): Promise<string> {
  const built = await buildWithSource(app);
  const label = `${app} ${built.version}`;
  const unchecked = `${label} was built and not checked inside the live site`;
  if (!hasStore()) return `${unchecked}: SITE_STORE names no store. npm run release checks it.`;
  return withLayeredStore(async (store) => {
    if (!(await readLiveState(store)).decision)
      return `${unchecked}: nothing is live in ${store.location} yet.`;
    const { candidate, live } = await composeBuild(store, [built], { say: logToTerminal });
    // A machine without a browser says what it did not check; a build server has one.
    const isUnseenAllowed = !process.env['CI'];
    await createGate({ say: logToTerminal, app, removes, isUnseenAllowed })(store, candidate, live);
    return `${label} passes the gate of the live site in ${store.location}.`;
  });
}
