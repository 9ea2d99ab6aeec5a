import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { readOrCreateKeys, type Keys } from '../keys';
import { beginDatabase } from './begun-database';
import { freePort } from './free-port';
import { newDataFolder, removeDataFolder } from './new-data-folder';

export interface TestBackend {
  url: string;
  mailboxUrl: string;
  port: number;
  mailboxPort: number;
  dataFolder: string;
  keys: Keys;
  /** Everything it wrote to stdout and stderr. */
  output(): string;
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
 * The backend as a person starts it: its own process, real ports, a folder of its own, in which the database
 * was begun before. The first start of all is tried by start-stop.test.ts.
 */
export async function spawnBackend(options: SpawnOptions = {}): Promise<TestBackend> {
  const dataFolder = options.dataFolder ?? newDataFolder();
  if (options.project === undefined) await beginDatabase(dataFolder, startAndStop);
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const run = runMain(
    ['--data', dataFolder, ...portArgs(port, mailboxPort), ...(options.args ?? [])],
    options,
  );
  await run.ready;
  // A test that fails half-way must not keep Jest waiting for its server.
  run.child.unref();
  for (const stream of [run.child.stdout, run.child.stderr])
    if (stream instanceof Socket) stream.unref();
  return {
    url: `http://localhost:${port}`,
    mailboxUrl: `http://localhost:${mailboxPort}`,
    port,
    mailboxPort,
    dataFolder,
    keys: readOrCreateKeys(dataFolder),
    output: run.output,
    async stop() {
      run.child.kill('SIGTERM');
      const code = await run.exitCode;
      if (options.dataFolder === undefined) removeDataFolder(dataFolder);
      return code;
    },
    async kill() {
      run.child.kill('SIGKILL');
      await run.exitCode;
    },
  };
}

async function startAndStop(dataFolder: string): Promise<void> {
  const ports = portArgs(await freePort(), await freePort());
  const run = runMain(['--data', dataFolder, ...ports]);
  await run.ready;
  run.child.kill('SIGTERM');
  await run.exitCode;
}

/** For starts that are meant to fail: runs to the end. */
export async function startAndFail(
  args: readonly string[],
): Promise<{ exitCode: number | null; output: string }> {
  const run = runMain(args);
  await run.ready.then(
    () => run.child.kill('SIGKILL'),
    () => undefined,
  );
  return { exitCode: await run.exitCode, output: run.output() };
}

export function portArgs(port: number, mailboxPort: number): string[] {
  return ['--port', String(port), '--mailbox-port', String(mailboxPort)];
}

const thisProject = join(__dirname, '..', '..');

function runMain(
  args: readonly string[],
  { env = {}, project = thisProject }: Pick<SpawnOptions, 'env' | 'project'> = {},
) {
  const main = join(project, 'local', 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    cwd: thisProject,
    env: { ...process.env, ...env },
  });
  let text = '';
  const exitCode = new Promise<number | null>((done) => child.once('exit', done));
  const ready = new Promise<void>((done, fail) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('"ready"')) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exitCode.then(() => fail(new Error(`The backend did not start:\n${text}`)));
  });
  stopWithParent(child);
  return { child, ready, exitCode, output: () => text };
}

/** A test that fails half-way leaves no server behind. */
function stopWithParent(child: ChildProcess): void {
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}
