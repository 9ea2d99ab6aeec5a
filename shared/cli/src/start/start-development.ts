import path from 'node:path';
import type { PageVersion, RemoteName } from '@site/contract';
import { listWorkspaceRemotes } from '@site/release';
import { localStoreFolder } from '@site/store';
import { serveFolder } from '@site/site';
import { startBackendProcess } from './backend-process';
import {
  DEVELOPED_REMOTES_VARIABLE,
  developmentPortOf,
  readLiveRegistry,
} from './development-data';
import { loadSiteSettings } from '../load-site-settings';
import { LOCAL_PORTS, remotePortsOf, requireFreePorts } from './ports';
import { requireRemote } from '../required-names';
import { spawnDevelopmentServer } from './spawn-development-server';
import { logToTerminal } from '../log-to-terminal';

/**
 * Starts hot reload inside the real shell: the named remotes (default: all) and the shell run from their sources, the
 * others as they are live in the store, so neither their build nor their folder is needed. Releases nothing.
 */
export async function startDevelopment(args: string[]): Promise<void> {
  const named = args.map((name) => requireRemote([name], 'npm run dev -- marketing'));
  const developed = named.length > 0 ? named : listWorkspaceRemotes();
  const ports = remotePortsOf(loadSiteSettings());
  await requireFreePorts({ ...LOCAL_PORTS, ...Object.fromEntries(ports) });
  const backend = startBackendProcess(() => process.exit(1));
  const { remotes: released } = await readLiveRegistry();
  for (const [remote, port] of ports) {
    if (developed.includes(remote)) continue;
    const live = released[remote]?.live;
    if (live && isServedAt(port, live))
      await serveFolder({ root: versionsOf(remote), port, isPublic: true });
    if (!live) {
      logToTerminal(
        `"${remote}" is not live in ${process.env['SITE_STORE'] ?? 'the store of this machine'}, so its pages are missing. npm start releases everything here; SITE_STORE names the store of your site.`,
      );
    }
  }
  const children = ['shell' as const, ...developed].map((app) =>
    spawnDevelopmentServer(app, {
      variables: { [DEVELOPED_REMOTES_VARIABLE]: developed.join(',') },
      ...(app === 'shell' ? {} : { port: developmentPortOf(app) }),
    }),
  );
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await backend.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await backend.ready;
  console.log(
    `Hot reload: ${developed.join(', ')} and the shell. Site: http://localhost:${LOCAL_PORTS.site}`,
  );
}

/** In a store shared by teams, a remote's files come from its own origin. */
function isServedAt(port: number, { base }: PageVersion): boolean {
  return new URL(base).origin === `http://localhost:${port}`;
}

function versionsOf(remote: RemoteName): string {
  return path.join(localStoreFolder(), 'apps', remote);
}
