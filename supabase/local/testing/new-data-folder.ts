import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'isam-backend-'));
}
