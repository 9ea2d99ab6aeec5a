import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first file with this ending, byte by byte; empty as long as nothing is there. */
export function downloaded(folder: string, ending: string): string {
  const file = readdirSync(folder).find((name) => name.endsWith(ending));
  return file ? readFileSync(join(folder, file), 'latin1') : '';
}
