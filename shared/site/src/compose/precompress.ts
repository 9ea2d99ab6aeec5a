import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/node';
import { readOnly, runWithoutKeys } from './run-without-keys';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|vtt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file that lacks them, so that a server never compresses during a request. */
export async function precompress(
  folder: string,
  isIncluded: (file: string) => boolean = () => true,
): Promise<void> {
  const all = new Set(listFiles(folder));
  const files = [...all].filter(
    (file) => COMPRESSIBLE.test(file) && isIncluded(file) && !all.has(`${file}.gz`),
  );
  const copies = await compressFiles(folder, files);
  for (const [index, file] of files.entries())
    for (const [at, ending] of ['br', 'gz'].entries())
      fs.writeFileSync(path.join(folder, `${file}.${ending}`), copies[index]?.[at] ?? '');
}

/** Compresses files in a process without keys. @returns for each file its copies by Brotli and gzip */
export async function compressFiles(folder: string, files: readonly string[]): Promise<Buffer[][]> {
  if (files.length === 0) return [];
  const task = 'The files were not compressed';
  const execArgv = readOnly([SCRIPT, folder]);
  const limits = { timeoutMs: 600_000 };
  const isResult = (copies: unknown): copies is unknown[][] =>
    Array.isArray(copies) && copies.length === files.length && copies.every(Array.isArray);
  const options = { task, execArgv, places: { folder }, limits, isResult };
  const copies = await runWithoutKeys(SCRIPT, { files }, options);
  return copies.map((each) => each.map((copy) => Buffer.from(String(copy), 'base64')));
}

const SCRIPT = path.join(import.meta.dirname, 'compress-worker.mjs');
