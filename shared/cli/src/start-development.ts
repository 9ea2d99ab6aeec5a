import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import {
  appFolderOf,
  REMOTE_NAMES,
  REMOTE_PORTS,
  type PageVersion,
  type RemoteName,
} from '@site/contract';
import { findRsbuildProgram } from '@site/release';
import { workspaceRoot, localStoreFolder } from '@site/store';
import { serveFolder } from '@site/server';
import { startBackendProcess } from './backend-process';
import { DEVELOPED_REMOTES_VARIABLE, readLiveRegistry } from './development-data';
import { LOCAL_PORTS, requireFreePorts } from './ports';
import { logToTerminal } from './log-to-terminal';

/**
 * Starts hot reload inside the real shell: the named remotes (default: all) and the shell run from their sources, the
 * others as they are live in the store, so neither their build nor their folder is needed. Releases nothing.
 */
export async function startDevelopment(named: RemoteName[]): Promise<void> {
  const developed = named.length > 0 ? named : [...REMOTE_NAMES];
  await requireFreePorts();
  const backend = startBackendProcess(() => process.exit(1));
  const { remotes: released } = await readLiveRegistry();
  for (const remote of REMOTE_NAMES.filter((each) => !developed.includes(each))) {
    const live = released[remote]?.live;
    if (live && isServedHere(remote, live))
      await serveFolder({ root: versionsOf(remote), port: REMOTE_PORTS[remote] });
    if (!live) {
      logToTerminal(
        `"${remote}" is not live in ${process.env['SITE_STORE'] ?? 'the store of this machine'}, so its pages are missing. npm start releases everything here; SITE_STORE names the store of your site.`,
      );
    }
  }
  const children = ['shell' as const, ...developed]
    .map(appFolderOf)
    .map((app) => startDevelopmentServer(app, developed));
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
function isServedHere(remote: RemoteName, { base }: PageVersion): boolean {
  return new URL(base).origin === `http://localhost:${REMOTE_PORTS[remote]}`;
}

function versionsOf(remote: RemoteName): string {
  return path.join(localStoreFolder(), 'apps', remote);
}

function startDevelopmentServer(app: string, developed: RemoteName[]): ChildProcess {
  const cwd = path.join(workspaceRoot, app);
  return spawn(process.execPath, [findRsbuildProgram(app), 'dev'], {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      [DEVELOPED_REMOTES_VARIABLE]: developed.join(','),
    },
  });
}
