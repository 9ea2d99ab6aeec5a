import { chmodSync, mkdirSync } from 'node:fs';

/** A folder that no other user of this machine can look into, also when it was made before. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
