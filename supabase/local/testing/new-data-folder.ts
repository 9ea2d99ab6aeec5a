import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'isam-backend-'));
}

/** A database folder has 40 MB: whoever makes one takes it away. */
export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
