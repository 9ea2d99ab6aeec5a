import fs from 'node:fs';
import path from 'node:path';

export interface EntryFiles {
  initial: { js: string[]; css?: string[] };
  async?: { js?: string[] };
}

/** The files of a built shell, as its own manifest lists them. */
export function readManifest(folder: string): EntryFiles {
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    entries: { index: EntryFiles };
  };
  return entries.index;
}
