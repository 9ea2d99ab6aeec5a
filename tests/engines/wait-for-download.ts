import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The first file with this ending, byte by byte; empty as long as nothing is there. */
export function readDownload(folder: string, ending: string): string {
  const file = readdirSync(folder).find((name) => name.endsWith(ending));
  return file ? readFileSync(join(folder, file), 'latin1') : '';
}

/** The same, once it has stopped growing. */
export async function waitForDownload(folder: string, ending: string): Promise<string> {
  let content = '';
  const isWhole = () => {
    const before = content;
    content = readDownload(folder, ending);
    return content !== '' && content === before;
  };
  await expect.poll(isWhole, { timeout: 60_000, intervals: [200] }).toBe(true);
  return content;
}
