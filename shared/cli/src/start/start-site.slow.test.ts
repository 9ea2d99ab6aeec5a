/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { workspaceRoot } from '@site/node';

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
  ['npm', 'Building'],
  ['shell', 'Building'],
  ['bootstrap', 'Building'],
  ['main', 'Building'],
  ['backend', 'Building'],
  ['npm', 'Ready'],
  ['shell', 'Ready'],
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
  const { npm } = await start('Ready');
  process.kill(npm, 'SIGTERM');
  while (started.some(isRunning)) await pause(50);
});

/** Starts the site and waits for a line. */
async function start(expected: string) {
  const child = spawn('npm', ['start'], {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line.startsWith(expected)) break;
  const npm = child.pid ?? 0;
  let all: Process[] = [];
  const find = (args: string) => all.find((each) => each.args.includes(args))?.pid ?? 0;
  while (!find('local/main.ts')) all = descendantsOf(npm);
  started.push(npm, ...all.map(({ pid }) => pid));
  return {
    npm,
    // Some shells are replaced by the only command that they run.
    shell: all[0]?.pid ?? 0,
    bootstrap: all.findLast(({ args }) => args.includes('bootstrap.mjs start'))?.pid ?? 0,
    main: find('cli/src/main.ts'),
    backend: find('local/main.ts'),
  };
}

type Process = { pid: number; args: string };

/** Lists what a process has started, parents first. */
function descendantsOf(
  pid: number,
  lines = listProcesses(['-A', '-o', 'pid=,ppid=,args=']),
): Process[] {
  const children = lines.flatMap((line): Process[] => {
    const [, child, parent, args = ''] = /^\s*(\d+)\s+(\d+) (.*)/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), args }] : [];
  });
  return children.flatMap((each) => [each, ...descendantsOf(each.pid, lines)]);
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
