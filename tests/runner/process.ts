import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '..', '..');

const started = new Set<ChildProcess>();

export interface RunOptions {
  env?: Record<string, string>;
  limitMinutes?: number;
  /** The file that takes what it says; without one it speaks on this terminal. */
  log?: string;
}

/** Runs a Node program to its end. `null`: it was stopped by the time limit. */
export async function runNode(
  args: string[],
  { env = {}, limitMinutes = 15, log }: RunOptions = {},
): Promise<number | null> {
  const voice = log ? openSync(log, 'a') : 'inherit';
  const child = start(args, {
    env: { ...process.env, ...env },
    stdio: [log ? 'ignore' : 'inherit', voice, voice],
  });
  if (typeof voice === 'number') closeSync(voice);
  const limit = setTimeout(() => {
    console.error(`This took longer than ${limitMinutes} minutes and was stopped.`);
    end(child, 'SIGKILL');
  }, limitMinutes * 60_000);
  const code = await ending(child);
  clearTimeout(limit);
  // What it started and left behind ends with it.
  end(child, 'SIGKILL');
  return code;
}

export interface Server {
  stop(): Promise<void>;
}

/**
 * Starts a Node program that keeps running, and waits until it prints a line with `ready`.
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
  const child = start(args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => resolve(false), limitSeconds * 1000);
    if (child.stdout) {
      createInterface({ input: child.stdout }).on(
        'line',
        (line) => line.includes(ready) && settle(true),
      );
    }
    child.once('exit', () => settle(false));

    function settle(value: boolean): void {
      clearTimeout(limit);
      resolve(value);
    }
  });
  if (await isReady) return { stop: () => stop(child) };
  await stop(child);
  throw new Error(
    `The site was not ready within ${limitSeconds} s, or it ended; its reason stands above.`,
  );
}

/** Stops everything that was started here and still runs. */
export async function stopEverything(): Promise<void> {
  await Promise.all([...started].map(stop));
}

function start(args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    // A group of its own, so that its children can be stopped with it.
    detached: process.platform !== 'win32',
    ...options,
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Politely first; what has not ended after ten seconds is ended. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = ending(child);
  child.kill('SIGTERM');
  const patience = setTimeout(() => end(child, 'SIGKILL'), 10_000);
  await ended;
  clearTimeout(patience);
  end(child, 'SIGKILL');
}

function ending(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** Ends the whole group; where there are no groups, the process alone. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has ended already.
  }
}
