import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import type { Deck } from '../../core/model/deck';

/** Writes a deck as a presentation into a new folder. */
export function writePptxToDisk(deck: Deck): { readonly folder: string; readonly file: string } {
  const folder = createTemporaryFolder('deck');
  const file = join(folder, 'deck.pptx');
  const source = join(folder, 'deck.json');
  writeFileSync(source, JSON.stringify(deck));
  const script = join(import.meta.dirname, 'write-pptx.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, source, file],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The presentation was not written: ${stderr}`);
  return { folder, file };
}
