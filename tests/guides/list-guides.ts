import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGuide } from '@site/testing/read-guide';

const folder = join('docs', 'how-to');

/** Guides that can be followed by a program: those whose blocks change files. */
export function listGuides(): { name: string; text: string }[] {
  return readdirSync(folder)
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ text }) => readGuide(text).changes.length > 0);
}
