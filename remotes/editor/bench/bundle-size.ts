import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BenchmarkRow } from './benchmark-row';

const MAX_OWN_KB = 120;
const MAX_MUI_KB = 100;

/** First load: the editor with its libraries, and MUI. React and the router are loaded by the shell. */
export async function measureBundleSize(folder: string): Promise<readonly BenchmarkRow[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const files = Array.from(
    page.matchAll(/(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g),
    ([, name = '']) => name,
  );
  const sizeOf = async (isIncluded: (name: string) => boolean) => {
    const sizes = files.filter(isIncluded).map(async (name) => {
      const content = await readFile(join(folder, name), 'utf8');
      // `@font-face` rules are part of every page's HTML, so they don't count.
      return brotliCompressSync(content.replaceAll(/@font-face\s*\{[^}]*\}/g, '')).length;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const isMui = (name: string) => /\/mui\.[^/]*js$/.test(name);
  const ownBytes = await sizeOf((name) => !isMui(name) && !/\/lib-(react|router)\./.test(name));
  const muiBytes = await sizeOf(isMui);
  return [
    row(
      'First load, brotli: own code, libraries and styles (with the parts of `ui` and `session` it uses)',
      { bytes: ownBytes, most: MAX_OWN_KB },
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
