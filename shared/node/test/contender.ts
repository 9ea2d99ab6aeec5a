import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '@site/node';

// Locks a folder several times and prints after each whether it was alone; 'hold' keeps the lock.
const [folder = '', rounds = ''] = process.argv.slice(2);

if (rounds === 'hold') await withLock({ folder }, holdForever);
for (let round = 0; round < Number(rounds); round += 1) {
  await withLock({ folder }, visit);
  await aMoment(40);
}

async function holdForever(): Promise<void> {
  process.stdout.write('holds it\n');
  await new Promise((resolve) => setTimeout(resolve, 1e9));
}

async function visit(): Promise<void> {
  const own = path.join(folder, String(process.pid));
  fs.writeFileSync(own, '');
  const others = fs.readdirSync(folder).filter((pid) => pid !== path.basename(own) && isAlive(pid));
  await aMoment(10);
  fs.rmSync(own);
  process.stdout.write(others.length === 0 ? 'alone\n' : `met ${others.join(', ')}\n`);
}

function aMoment(upToMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * upToMs));
}

/**
 * Files of killed processes do not count. On Linux a process that ends has no memory, and so no command line, before its
 * lock is free, and a number until its parent has taken note.
 */
function isAlive(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return process.platform !== 'linux' || fs.readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch {
    return false;
  }
}
