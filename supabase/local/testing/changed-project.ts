import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Change {
  /** Below `supabase/`. */
  file: string;
  from: string;
  to: string;
}

export interface ChangedProject {
  folder: string;
  remove(): void;
}

/** This `supabase` folder as somebody else might have changed theirs. */
export function changeProject(changes: readonly Change[]): ChangedProject {
  const here = join(__dirname, '..', '..');
  const parent = mkdtempSync(join(tmpdir(), 'isam-project-'));
  const folder = join(parent, 'supabase');
  const packages = join(here, 'node_modules');
  cpSync(here, folder, { recursive: true, filter: (file) => !file.startsWith(packages) });
  symlinkSync(packages, join(folder, 'node_modules'));
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
