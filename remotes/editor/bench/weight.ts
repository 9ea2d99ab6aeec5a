import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Row } from './row';

const BUDGET_KB = 60;

/** What is loaded first: the editor with its libraries; React comes from the shell. */
export async function measureWeight(folder: string): Promise<readonly Row[]> {
  const scripts = await sizeOf(join(folder, 'static/js'), (name) => !name.includes('react'));
  const styles = await sizeOf(join(folder, 'static/css'), () => true);
  const kilobytes = (scripts + styles) / 1024;
  return [
    {
      what: 'First load, brotli: own code, libraries and styles (with the parts of `ui` and `session` it uses)',
      measured: `${kilobytes.toFixed(1)} kB`,
      budget: `≤ ${BUDGET_KB} kB`,
      holds: kilobytes <= BUDGET_KB,
    },
  ];
}

async function sizeOf(folder: string, counts: (name: string) => boolean): Promise<number> {
  const files = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && counts(entry.name),
  );
  const sizes = await Promise.all(
    files.map(async ({ name }) => brotliCompressSync(await readFile(join(folder, name))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
