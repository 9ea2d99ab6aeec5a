import { chmodSync, mkdirSync } from 'node:fs';

/** Creates a folder that only its owner can read; also restricts an existing one. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
