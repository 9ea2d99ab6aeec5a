import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

export const workspaceFolder = join(import.meta.dirname, '..', '..');

const started = new Set<ChildProcess>();

export interface RunOptions {
  env?: Record<string, string>;
  limitMinutes?: number;
  /** Default: the workspace. */
  cwd?: string;
  /** User who runs it; only root can choose another one. */
  uid?: number;
}

/** Runs a Node program to its end. @returns its exit code, or `null` when the time limit ended it */
export function runNode(args: string[], options?: RunOptions): Promise<number | null> {
  return runProgram(process.execPath, args, options);
}

/** Runs any program to its end. @returns its exit code, or `null` when the time limit ended it */
export async function runProgram(
  program: string,
  args: string[],
  { env = {}, limitMinutes = 15, ...options }: RunOptions = {},
): Promise<number | null> {
  const child = start(program, args, {
    env: { ...process.env, ...env },
    stdio: 'inherit',
    ...options,
  });
  const limit = setTimeout(() => {
    console.error(`This took longer than ${limitMinutes} minutes and was stopped.`);
    killGroup(child, 'SIGKILL');
  }, limitMinutes * 60_000);
  const code = await exitOf(child);
  clearTimeout(limit);
  // Processes that it started and left behind end with it.
  killGroup(child, 'SIGKILL');
  return code;
}

export interface Server {
  stop(): Promise<void>;
}

/**
 * Starts a Node program that keeps running, and waits until it prints a line that contains `ready`.
 * @throws when it ends first or is not ready within the time limit; nothing of it keeps running then
 */
export async function startServer(
  args: string[],
  {
    env,
    ready,
    limitSeconds,
  }: { env: Record<string, string>; ready: string; limitSeconds: number },
): Promise<Server> {
  const child = start(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => resolve(false), limitSeconds * 1000);
    const finish = (value: boolean) => {
      clearTimeout(limit);
      resolve(value);
    };
    if (child.stdout)
      createInterface({ input: child.stdout }).on(
        'line',
        (line) => line.includes(ready) && finish(true),
      );
    child.once('exit', () => finish(false));
  });
  if (await isReady) return { stop: () => stop(child) };
  await stop(child);
  throw new Error(
    `The site was not ready within ${limitSeconds} s, or it ended; the reason is above.`,
  );
}

/** Stops every program that was started here and still runs. */
export async function stopEverything(): Promise<void> {
  await Promise.all([...started].map(stop));
}

function start(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, {
    cwd: workspaceFolder,
    // A group of its own, so that its children can be stopped with it.
    detached: process.platform !== 'win32',
    ...options,
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Asks the program to end, and kills it after ten seconds. */
async function stop(child: ChildProcess): Promise<void> {
  const exit = exitOf(child);
  child.kill('SIGTERM');
  const limit = setTimeout(() => killGroup(child, 'SIGKILL'), 10_000);
  await exit;
  clearTimeout(limit);
  killGroup(child, 'SIGKILL');
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** Ends the whole group; where there are no groups, the process alone. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has ended already.
  }
}
