import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Change {
  /** Path relative to `supabase/`. */
  file: string;
  from: string;
  to: string;
}

/** Temporary copy of the `supabase` folder. */
export interface ProjectCopy {
  folder: string;
  remove(): void;
}

/** Copies the `supabase` folder and applies text replacements, to test other settings or templates. */
export function copyProjectWithChanges(changes: readonly Change[]): ProjectCopy {
  const sourceFolder = join(__dirname, '..', '..');
  const parent = mkdtempSync(join(tmpdir(), 'isam-project-'));
  const folder = join(parent, 'supabase');
  const packages = join(sourceFolder, 'node_modules');
  cpSync(sourceFolder, folder, { recursive: true, filter: (file) => !file.startsWith(packages) });
  symlinkSync(packages, join(folder, 'node_modules'));
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
