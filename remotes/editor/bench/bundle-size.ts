import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BenchmarkRow } from './benchmark-row';

const MAX_OWN_KB = 120;
const MAX_MUI_KB = 100;

/** First load: the editor with its libraries, and MUI. React and the router are loaded by the shell. */
export async function measureBundleSize(folder: string): Promise<readonly BenchmarkRow[]> {
  const scripts = join(folder, 'static/js');
  const ownBytes = await sizeOf(scripts, (name) => !/^(lib-react|lib-router|mui)\./.test(name));
  // `@font-face` rules are part of every page's HTML, so they don't count.
  const styleBytes = await sizeOf(join(folder, 'static/css'), () => true, withoutFaces);
  const muiBytes = await sizeOf(scripts, (name) => name.startsWith('mui'));
  return [
    row(
      'First load, brotli: own code, libraries and styles (with the parts of `ui` and `session` it uses)',
      { bytes: ownBytes + styleBytes, most: MAX_OWN_KB },
    ),
    row('On top of it, brotli: what it uses of MUI, which the account area loads, too', {
      bytes: muiBytes,
      most: MAX_MUI_KB,
    }),
  ];
}

function row(label: string, { bytes, most }: { bytes: number; most: number }): BenchmarkRow {
  const kilobytes = bytes / 1024;
  return {
    label,
    measured: `${kilobytes.toFixed(1)} kB`,
    budget: `≤ ${most} kB`,
    // Zero bytes mean that the chunk has been renamed.
    isWithinBudget: bytes > 0 && kilobytes <= most,
  };
}

function withoutFaces(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

async function sizeOf(
  folder: string,
  isIncluded: (name: string) => boolean,
  transform: (content: string) => string = (content) => content,
): Promise<number> {
  const files = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && isIncluded(entry.name),
  );
  const sizes = await Promise.all(
    files.map(async ({ name }) => {
      const content = await readFile(join(folder, name), 'utf8');
      return brotliCompressSync(transform(content)).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
