import { spawn, type ChildProcess } from 'node:child_process';
import { remotePorts } from '@site/build/remote-origins';
import { REMOTE_NAMES, type RemoteName } from '@site/contract';
import { rsbuildBin } from '../release/build-app';
import { workspaceRoot } from '../release/workspace';
import { serveFolder } from '../serve/serve-folder';
import { startBackendProcess } from './backend-process';
import { buildAll } from './build-all';
import { developedVariable } from './development-data';
import { ports, requireFreePorts } from './ports';
import path from 'node:path';

/**
 * Hot reload inside the real shell: the named remotes (all of them, when none is named) and the shell run
 * from their sources, the rest as released on this machine.
 */
export async function develop(named: RemoteName[]): Promise<void> {
  const developed = named.length > 0 ? named : [...REMOTE_NAMES];
  await requireFreePorts();
  const backend = startBackendProcess(() => process.exit(1));
  const store = await buildAll();
  for (const remote of REMOTE_NAMES.filter((each) => !developed.includes(each))) {
    await serveFolder({ root: store.remoteFolder(remote), port: remotePorts[remote] });
  }
  const children = ['shell', ...developed.map((remote) => `remotes/${remote}`)].map((app) =>
    startDevelopmentServer(app, developed),
  );
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await backend.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await backend.ready;
  console.log(
    `Hot reload: ${developed.join(', ')} and the shell. Site: http://localhost:${ports.site}`,
  );
}

function startDevelopmentServer(app: string, developed: RemoteName[]): ChildProcess {
  const cwd = path.join(workspaceRoot, app);
  return spawn(process.execPath, [rsbuildBin(app), 'dev'], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', [developedVariable]: developed.join(',') },
  });
}
