import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Hand = {
  /** Resolves with the first line that it writes. */
  firstLine: Promise<string>;
  /** Resolves when it has ended by itself; rejects with what it wrote to the terminal when it failed. */
  done: Promise<string>;
  kill(): Promise<void>;
};

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Another process on the same store: another pipeline, or another machine with its own data folder. */
export function spawnHand(dataFolder: string, work: string, ...rest: string[]): Hand {
  const script = path.join(__dirname, 'hand.ts');
  const args = ['--import', 'tsx', script, dataFolder, work, ...rest];
  // Named, because Jest hands its tests a copy of the environment, and children would inherit the first one.
  const { env } = process;
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let written = '';
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  const firstLine = new Promise<string>((heard) => {
    child.stdout.on('data', (chunk) => {
      written += String(chunk);
      if (written.includes('\n')) heard(written.split('\n')[0] ?? '');
    });
  });
  const done = once(child, 'close').then(([code]) => {
    running.delete(child);
    if (code !== 0) throw new Error(complaints);
    return written;
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
