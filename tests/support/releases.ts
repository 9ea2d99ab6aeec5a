import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './test';
import { siteUrl } from './site';

export const workspace = join(import.meta.dirname, '..', '..');

/** Runs the door that people use: `npm run release -- marketing`. */
export function run(...command: string[]): Promise<{ code: number | null; output: string }> {
  const args = ['--import', 'tsx', join('shell', 'start', 'main.ts'), ...command];
  const child = spawn(process.execPath, args, { cwd: workspace });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Another wording in a source file; `restore` of `keepSources` takes it back. */
export function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** Remembers source files as they are now. Gives the way back. */
export function keepSources(...files: string[]): { restore: () => void } {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  return {
    restore: () => {
      for (const [file, text] of texts) writeFileSync(file, text);
    },
  };
}

/** The address of each remote's live version. */
export async function liveVersions(): Promise<Record<string, string | undefined>> {
  const answer = await fetch(`${siteUrl}/registry.json`);
  const { remotes } = (await answer.json()) as {
    remotes: Record<string, { live: { base: string } }>;
  };
  return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live.base]));
}

/** Somebody comes back to a tab until it has asked what is live. It does not ask more often than it has to. */
export async function comeBackTo(page: Page): Promise<void> {
  let hasAnswer = false;
  page.on('requestfinished', (request) => {
    hasAnswer ||= request.url().endsWith('/registry.json');
  });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        return hasAnswer;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** Goes to another page inside the running site, as a link does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
