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
import { copyBegunDatabase } from './begun-database';
import { freePort } from './free-port';

export interface EmbeddedBackend {
  url: string;
  mailboxUrl: string;
  port: number;
  mailboxPort: number;
  dataFolder: string;
  keys: { publishableKey: string; secretKey: string; jwtSecret: string };
  /** Everything it wrote to stdout and stderr. */
  output(): string;
}

export interface OwnBackend extends EmbeddedBackend {
  /** Resolves to the exit code. A folder that was not given goes with it. */
  stop(): Promise<number | null>;
  /** As a power cut does it, as far as a process can. */
  kill(): Promise<void>;
}

interface SpawnOptions {
  dataFolder?: string;
  /** Another `supabase` folder than this one, with other settings or templates. */
  project?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * The backend without limits that the test files of one Jest worker share, since a start takes seconds: every
 * test brings members of its own. It ends with the worker.
 */
export async function shareBackend(): Promise<EmbeddedBackend> {
  const worker = `${process.pid}-${Math.round(performance.timeOrigin)}`;
  const dataFolder = join(tmpdir(), `isam-backend-${worker}`);
  const started = join(dataFolder, 'ports.json');
  if (existsSync(started)) return toBackend(dataFolder, JSON.parse(readFileSync(started, 'utf8')));
  mkdirSync(dataFolder);
  const env = { TEMPORARY_DATA: dataFolder };
  const backend = await spawnBackend({ dataFolder, args: ['--no-limits'], env });
  const { port, mailboxPort } = backend;
  writeFileSync(started, JSON.stringify({ port, mailboxPort }));
  return backend;
}

/** A backend as a person starts it, for tests of its limits, its settings, its start or its end. */
export async function spawnBackend(options: SpawnOptions = {}): Promise<OwnBackend> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'isam-backend-'));
  await beginDatabase(dataFolder);
  const isTemporary = options.dataFolder === undefined;
  const env = { ...options.env, ...(isTemporary && { TEMPORARY_DATA: dataFolder }) };
  return start({ ...options, dataFolder, env });
}

/** Gives an empty data folder the database that a first start makes; a start goes on from there in a quarter of the time. */
export function beginDatabase(dataFolder: string): Promise<void> {
  return copyBegunDatabase(dataFolder, async (folder) => {
    await (await start({ dataFolder: folder })).stop();
  });
}

/** For starts that are meant to fail: runs to the end. */
export function startAndFail(
  args: readonly string[],
): Promise<{ exitCode: unknown; output: string }> {
  return new Promise((done) => {
    const options = { cwd: workspace, timeout: 60_000 };
    execFile(process.execPath, commandOf(args), options, (error, stdout, stderr) =>
      done({ exitCode: error?.code, output: stdout + stderr }),
    );
  });
}

export function portArgs({ port, mailboxPort }: Ports): string[] {
  return ['--port', String(port), '--mailbox-port', String(mailboxPort)];
}

export async function freePorts(): Promise<Ports> {
  return { port: await freePort(), mailboxPort: await freePort() };
}

type Ports = Pick<EmbeddedBackend, 'port' | 'mailboxPort'>;

const workspace = join(__dirname, '../../..');

async function start({
  dataFolder,
  project,
  args = [],
  env,
}: SpawnOptions & { dataFolder: string }): Promise<OwnBackend> {
  const ports = await freePorts();
  const command = commandOf(['--data', dataFolder, ...portArgs(ports), ...args], project);
  // A file, since the output of a shared backend is read by tests that did not start it.
  const log = openSync(logOf(dataFolder, ports), 'w');
  const child = spawn(process.execPath, command, {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  // A test that fails half-way must not keep Jest waiting for its server.
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  const exitCode = new Promise<number | null>((done) => child.once('exit', done));
  await untilReady(child, () => readFileSync(logOf(dataFolder, ports), 'utf8'));
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

/** No room imports the backend: it is a process. */
function commandOf(args: readonly string[], project = join(workspace, 'supabase')): string[] {
  const preloaded = ['tsx', join(__dirname, 'end-with-parent.ts')];
  const main = join(project, 'local', 'main.ts');
  return [...preloaded.flatMap((name) => ['--import', name]), main, ...args];
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
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
