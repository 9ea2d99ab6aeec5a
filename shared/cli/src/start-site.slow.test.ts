/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { workspaceRoot } from '@site/store';

/** The site may be running already, so this one listens on other ports. */
const OTHER_PORTS = `data:text/javascript,${encodeURIComponent(`
  import net from 'node:net';
  const { listen } = net.Server.prototype;
  net.Server.prototype.listen = function (port, ...rest) {
    return listen.call(this, port >= 3000 ? port + 10000 : port, ...rest);
  };
`)}`;
const env = {
  ...process.env,
  SITE_DATA: createTemporaryFolder('start'),
  NODE_OPTIONS: `--import ${OTHER_PORTS}`,
};

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0).filter(isRunning)) process.kill(pid, 'SIGKILL');
});

test.each([
  ['bootstrap', 'Building'],
  ['main', 'Building'],
  ['backend', 'Building'],
  ['bootstrap', 'Ready'],
  ['main', 'Ready'],
  ['backend', 'Ready'],
] as const)(
  'After kill -9 of its %s process while it says "%s", nothing of it is left',
  async (name, line) => {
    const processes = await start(line);
    process.kill(processes[name], 'SIGKILL');
    while (started.some(isRunning)) await pause(50);
  },
);

test('A start after all of that works and stops', async () => {
  const { bootstrap } = await start('Ready');
  process.kill(bootstrap, 'SIGTERM');
  while (started.some(isRunning)) await pause(50);
});

/** Starts the site and waits for a line. */
async function start(expected: string) {
  const script = path.join(workspaceRoot, 'shared/cli/src/bootstrap.mjs');
  const child = spawn(process.execPath, [script, 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line.startsWith(expected)) break;
  const bootstrap = child.pid ?? 0;
  const [main = 0] = childrenOf(bootstrap);
  let backend = 0;
  while (!backend) backend = childrenOf(main).find(isBackend) ?? 0;
  started.push(bootstrap, main, ...childrenOf(main), ...childrenOf(backend));
  return { bootstrap, main, backend };
}

function childrenOf(pid: number): number[] {
  return listProcesses(['-A', '-o', 'pid=,ppid='])
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

function isBackend(pid: number): boolean {
  return listProcesses(['-p', String(pid), '-o', 'args=']).some((args) =>
    args.includes('local/main.ts'),
  );
}

function isRunning(pid: number): boolean {
  return listProcesses(['-A', '-o', 'pid=,stat=']).some((line) => {
    const [id, state = ''] = line.trim().split(/\s+/);
    return Number(id) === pid && !state.startsWith('Z');
  });
}

function listProcesses(args: string[]): string[] {
  return execFileSync('ps', args, { encoding: 'utf8' }).split('\n');
}
