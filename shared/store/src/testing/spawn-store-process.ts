import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type StoreProcess = {
  /** Resolves with the first line of output. */
  firstLine: Promise<string>;
  /** Resolves when the process has ended; rejects with its error output when it failed. */
  done: Promise<string>;
  kill(): Promise<void>;
};

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a process on the same store: another pipeline, or another machine with its own data folder. */
export function spawnStoreProcess(
  dataFolder: string,
  work: string,
  ...rest: string[]
): StoreProcess {
  const script = path.join(__dirname, 'store-process.ts');
  const args = ['--import', 'tsx', script, dataFolder, work, ...rest];
  // Passed explicitly, because Jest gives tests a copy of the environment and children would inherit the original.
  const { env } = process;
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  let errorOutput = '';
  child.stderr.on('data', (chunk) => (errorOutput += String(chunk)));
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('\n')) resolve(output.split('\n')[0] ?? '');
    });
  });
  const done = once(child, 'close').then(([code]) => {
    running.delete(child);
    if (code !== 0) throw new Error(errorOutput);
    return output;
  });
  done.catch(() => undefined);
  return {
    firstLine,
    done,
    kill: async () => {
      child.kill('SIGKILL');
      await done.catch(() => undefined);
    },
  };
}
