import fs from 'node:fs';
import type { Store } from './store';

const patienceMs = 120_000;

/** Runs `work` while no other process releases into the same store. A lock whose owner died is taken over. */
export async function withReleaseLock<Result>(
  store: Store,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  while (!tryLock(store.lockFile)) {
    if (Date.now() > deadline) {
      throw new Error(
        `Another release has been running for two minutes. Wait for it to end, then try again. If none is running, delete ${store.lockFile}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await work();
  } finally {
    fs.rmSync(store.lockFile, { force: true });
  }
}

function tryLock(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(readOrEmpty(file));
    if (owner ? !isAlive(owner) : wasLeftEmpty(file)) fs.rmSync(file, { force: true });
    return false;
  }
}

/** Its owner died between making the file and writing its number. */
function wasLeftEmpty(file: string): boolean {
  const made = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > 5000;
}

function readOrEmpty(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
