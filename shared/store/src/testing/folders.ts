import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/node';

/** Writes files, as path -> content. */
export function writeFolder(folder: string, files: Record<string, string | Uint8Array>): string {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

/** Reads files as path -> bytes in hex. */
export function readFolder(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), 'hex')]),
  );
}
