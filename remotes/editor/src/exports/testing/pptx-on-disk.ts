import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes the full deck as a presentation into a new folder. */
export function pptxOnDisk(): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'deck-'));
  const file = join(folder, 'deck.pptx');
  const script = join(import.meta.dirname, 'write-pptx.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The presentation was not written: ${stderr}`);
  return { folder, file };
}
