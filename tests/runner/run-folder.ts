import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_FOLDER = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Creates the folder below which a run writes everything, also what its tests call temporary: a test that is killed
 * leaves nothing behind. It is in memory where there is room, since waiting for a disk was an eighth of the unit tests.
 */
export function createRunFolder(): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'site-test-'));
  // Like `/tmp`: PostgreSQL and apt-get run as other users.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= NEEDED_BYTES;
}
