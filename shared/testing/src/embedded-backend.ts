import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { copyInitializedDatabase } from './copy-initialized-database';
import { findFreePort } from './find-free-port';

/** Running embedded backend: a process with the API and a mailbox server. */
export interface EmbeddedBackend {
  url: string;
  mailboxUrl: string;
  port: number;
  mailboxPort: number;
  dataFolder: string;
  keys: { publishableKey: string; secretKey: string; jwtSecret: string };
  /** Returns everything that it wrote to stdout and stderr. */
  output(): string;
}

/** Backend of one test file, which may stop it. */
export interface SpawnedBackend extends EmbeddedBackend {
  /** Stops the process and resolves to its exit code. A temporary data folder is deleted. */
  stop(): Promise<number | null>;
  /** Kills the process with SIGKILL, which simulates a power failure. */
  kill(): Promise<void>;
}

interface SpawnOptions {
  dataFolder?: string;
  /** Folder to use instead of `supabase`, with other settings or templates. */
  project?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Returns the backend that all test files of a Jest worker share, because a start takes seconds. It has no rate limits and
 * ends with the worker. Each test creates its own members.
 * @example const backend = await getSharedBackend();
 */
export async function getSharedBackend(): Promise<EmbeddedBackend> {
  const worker = `${process.pid}-${Math.round(performance.timeOrigin)}`;
  const dataFolder = join(tmpdir(), `isam-backend-${worker}`);
  const portsFile = join(dataFolder, 'ports.json');
  if (existsSync(portsFile))
    return toBackend(dataFolder, JSON.parse(readFileSync(portsFile, 'utf8')));
  mkdirSync(dataFolder, { recursive: true });
  const env = { TEMPORARY_DATA: dataFolder };
  const backend = await spawnBackend({ dataFolder, args: ['--no-limits'], env });
  const { port, mailboxPort } = backend;
  writeFileSync(portsFile, JSON.stringify({ port, mailboxPort }));
  return backend;
}

/** Starts a separate backend with the default limits, for tests of limits, settings, start or stop. */
export async function spawnBackend(options: SpawnOptions = {}): Promise<SpawnedBackend> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'isam-backend-'));
  await initializeDatabase(dataFolder);
  const isTemporary = options.dataFolder === undefined;
  const env = { ...options.env, ...(isTemporary && { TEMPORARY_DATA: dataFolder }) };
  return start({ ...options, dataFolder, env });
}

/** Copies the database of a first start into an empty data folder, which reduces the time of a start to a quarter. */
export function initializeDatabase(dataFolder: string): Promise<void> {
  return copyInitializedDatabase(dataFolder, async (folder) => {
    await (await start({ dataFolder: folder })).stop();
  });
}

/** Runs a backend whose start is expected to fail, until it exits. */
export function runFailingBackend(
  args: readonly string[],
): Promise<{ exitCode: unknown; output: string }> {
  return new Promise((done) => {
    const options = { cwd: workspace, timeout: 60_000 };
    execFile(process.execPath, commandOf(args), options, (error, stdout, stderr) =>
      done({ exitCode: error?.code, output: stdout + stderr }),
    );
  });
}

/** Command line options for the ports of a backend. */
export function portArgsOf({ port, mailboxPort }: Ports): string[] {
  return ['--port', String(port), '--mailbox-port', String(mailboxPort)];
}

/** Finds two free ports for a backend. */
export async function findFreePorts(): Promise<Ports> {
  return { port: await findFreePort(), mailboxPort: await findFreePort() };
}

type Ports = Pick<EmbeddedBackend, 'port' | 'mailboxPort'>;

const workspace = join(__dirname, '../../..');

async function start({
  dataFolder,
  project,
  args = [],
  env,
}: SpawnOptions & { dataFolder: string }): Promise<SpawnedBackend> {
  const ports = await findFreePorts();
  const command = commandOf(['--data', dataFolder, ...portArgsOf(ports), ...args], project);
  // A file, because tests that did not start the shared backend read its output.
  const log = openSync(logOf(dataFolder, ports), 'w');
  const child = spawn(process.execPath, command, {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  // Prevents Jest from waiting for the server of a failed test.
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  const exitCode = new Promise<number | null>((done) => child.once('exit', done));
  await waitUntilReady(child, () => readFileSync(logOf(dataFolder, ports), 'utf8'));
  return {
    ...toBackend(dataFolder, ports),
    stop() {
      child.kill('SIGTERM');
      return exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await exitCode;
    },
  };
}

/** No package imports the backend: it runs as a process. */
function commandOf(args: readonly string[], project = join(workspace, 'supabase')): string[] {
  const local = join(project, 'local');
  const preloaded = [join(local, 'packages.mjs'), 'tsx', join(__dirname, 'end-with-parent.ts')];
  const imports = preloaded.flatMap((name) => ['--import', name]);
  // A backend of a test ends before the database's code, compiled a second time and better, would pay off.
  return ['--liftoff-only', ...imports, join(local, 'main.ts'), ...args];
}

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('"ready"')) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The backend did not start:\n${output()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

function toBackend(dataFolder: string, ports: Ports): EmbeddedBackend {
  return {
    ...ports,
    url: `http://localhost:${ports.port}`,
    mailboxUrl: `http://localhost:${ports.mailboxPort}`,
    dataFolder,
    keys: JSON.parse(readFileSync(join(dataFolder, 'keys.json'), 'utf8')),
    output: () => readFileSync(logOf(dataFolder, ports), 'utf8'),
  };
}

function logOf(dataFolder: string, { port }: Ports): string {
  return join(dataFolder, `${port}.log`);
}
