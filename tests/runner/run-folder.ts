import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_FOLDER = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Creates the folder below which a run writes everything, also what its tests call temporary: a test that is killed
 * leaves nothing behind. It is in memory where there is room, because waiting for a disk took an eighth of the time of
 * the unit tests.
 */
export function createRunFolder(): string {
  const folder = mkdtempSync(
    join(isUsable(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'site-test-'),
  );
  // Like `/tmp`: PostgreSQL and apt-get run as other users.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  // Most tests compose one of a few sample sites, whose pages are then rendered once per run.
  process.env.SITE_RENDERS_TO = join(folder, 'renders');
  return folder;
}

/** Containers often have a small one, or one whose programs and libraries cannot be run. */
function isUsable(folder: string): boolean {
  if (!existsSync('/proc/mounts')) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const mount = mounts.findLast((line) => line.split(' ')[1] === folder);
  if (mount === undefined || mount.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= NEEDED_BYTES;
}
