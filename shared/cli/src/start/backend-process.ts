import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDataFolder, type RunningServer, workspaceRoot } from '@site/node';
import { LOCAL_PORTS } from './ports';

export type BackendProcess = RunningServer & { ready: Promise<void> };

/**
 * Runs the embedded backend in a process of its own, so that database work never delays a page.
 * @param environment of its functions, besides that of this process
 */
export function startBackendProcess(
  onUnexpectedEnd: (reason: number | string | null) => void,
  environment: Record<string, string> = {},
): BackendProcess {
  const folder = path.join(workspaceRoot, 'supabase', 'local');
  const packages = pathToFileURL(path.join(folder, 'packages.mjs')).href;
  const options = {
    data: path.join(getDataFolder(), 'backend'),
    port: String(LOCAL_PORTS.backend),
    'mailbox-port': String(LOCAL_PORTS.mailbox),
    'site-url': `http://localhost:${LOCAL_PORTS.site}`,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const loaders = ['--import', packages, '--import', 'tsx'];
  const child = spawn(process.execPath, [...loaders, path.join(folder, 'main.ts'), ...args], {
    cwd: workspaceRoot,
    // The channel is closed when this process ends, however it ends; the backend stops then.
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Outside the terminal's process group: Ctrl-C must reach the backend once, through `close`, after the servers.
    detached: process.platform !== 'win32',
  });
  let isStopping = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', (text) => String(text).includes('"ready"') && resolve());
  });
  child.once('exit', (code, signal) => isStopping || onUnexpectedEnd(code ?? signal));
  return {
    url: `http://localhost:${LOCAL_PORTS.backend}`,
    ready,
    close: async () => {
      isStopping = true;
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
