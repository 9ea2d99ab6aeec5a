import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const workspace = join(import.meta.dirname, '..', '..');
const apps = join(process.env.SITE_DATA ?? join(workspace, '.data'), 'releases', 'apps');
const faqPage = join(workspace, 'remotes', 'marketing', 'src', 'pages', 'faq.tsx');
const confirmPage = join(workspace, 'remotes', 'account', 'src', 'pages', 'confirm.tsx');
const notFoundPage = join(workspace, 'shell', 'src', 'not-found', 'not-found-page.tsx');
const sources = new Map([faqPage, confirmPage, notFoundPage].map((file) => [file, textOf(file)]));

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.afterEach(() => {
  for (const [file, text] of sources) writeFileSync(file, text);
});

test('Shipping one remote leaves the others and the shell byte-identical, and an open tab goes on', async ({
  page,
}) => {
  await visit(page, '/');
  const before = await liveVersions();
  const others = ['account', 'editor', 'shell'];
  const othersBefore = fingerprints(others);

  change(faqPage, 'Frequently Asked Questions', 'Questions We Are Asked');
  const shipped = await run('release', 'marketing');
  expect(shipped.code, shipped.output).toBe(0);
  const after = await liveVersions();
  expect(after.marketing).not.toBe(before.marketing);
  expect({ ...after, marketing: '' }).toEqual({ ...before, marketing: '' });
  expect(fingerprints(others)).toEqual(othersBefore);

  await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await visit(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions We Are Asked');
});

test('Releasing what is live already is refused with a sentence', async () => {
  change(faqPage, 'Frequently Asked Questions', 'Questions We Are Asked');
  const again = await run('release', 'marketing');
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/is live already; there is nothing to release/);
});

test('A page that throws only in a browser does not go live, and visitors notice nothing', async () => {
  const before = await liveVersions();
  change(
    confirmPage,
    'export default function',
    "if (typeof window !== 'undefined') throw new Error('Only here.');\nexport default function",
  );
  const refused = await run('release', 'account');
  expect(refused.output).toMatch(/\/confirm in the browser: /);
  expect(refused.output).toContain('Nothing was changed.');
  expect(refused.code).toBe(1);
  expect(await liveVersions()).toEqual(before);
});

test('The shell is released and rolled back like its guests, while a tab stays open', async ({
  page,
}) => {
  await visit(page, '/pricing');
  change(notFoundPage, 'does not exist or has been moved', 'was never here');
  const shipped = await run('release', 'shell');
  expect(shipped.code, shipped.output).toBe(0);
  expect(await (await fetch(`${siteUrl}/nothing-here`)).text()).toContain('was never here');

  // Parts that load on demand still come from the files of the shell that this tab began with.
  await page.getByRole('link', { name: 'Book a Demo' }).first().click();
  await expect(page.getByRole('heading', { name: 'Book a Demo' })).toBeVisible();

  const back = await run('rollback', 'shell', '--reason', 'The words were wrong.');
  expect(back.code, back.output).toBe(0);
  expect(await (await fetch(`${siteUrl}/nothing-here`)).text()).toContain('has been moved');
});

test('Rolling back takes seconds, and a tab that is open goes on', async ({ page }) => {
  await visit(page, '/pricing');
  const before = await liveVersions();
  const start = performance.now();
  const back = await run('rollback', 'marketing');
  const seconds = (performance.now() - start) / 1000;
  expect(back.code, back.output).toBe(0);
  test.info().annotations.push({ type: 'roll-back', description: `${seconds.toFixed(1)} s` });
  expect(seconds).toBeLessThan(20);
  expect((await liveVersions()).marketing).not.toBe(before.marketing);
  // In the words of the version with which this tab began, or of the one that is live again.
  await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/);

  const again = await run('rollback', 'marketing');
  expect(again.output).toContain('There is no earlier version of "marketing" to go back to.');
});

test('What is live, and what happened, can be read', async () => {
  const { apps: parts, audit } = JSON.parse((await run('releases', '--json')).output) as Overview;
  expect(parts.map(({ app }) => app)).toEqual([
    'shell',
    'marketing',
    'account',
    'editor',
    'settings',
  ]);
  const [last, shellBack, shellOut, first] = audit;
  expect(last).toMatchObject({ action: 'rollback', app: 'marketing' });
  expect(shellBack).toMatchObject({
    action: 'rollback',
    app: 'shell',
    reason: 'The words were wrong.',
  });
  expect(shellOut).toMatchObject({ action: 'release', app: 'shell' });
  expect(first).toMatchObject({ action: 'release', app: 'marketing' });
  expect(last?.to).toBe(first?.from);
  expect((await run('releases')).output).toMatch(/^marketing +\w{10} +\d{4}-/m);
});

interface Overview {
  apps: { app: string; live: string }[];
  audit: { action: string; app: string; from: string; to: string; reason?: string }[];
}

/** Runs the door that people use: `npm run release -- marketing`. */
function run(...command: string[]): Promise<{ code: number | null; output: string }> {
  const args = ['--import', 'tsx', join('shell', 'start', 'main.ts'), ...command];
  const child = spawn(process.execPath, args, { cwd: workspace });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

function change(file: string, from: string, to: string): void {
  const text = textOf(file);
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

async function liveVersions(): Promise<Record<string, string | undefined>> {
  const answer = await fetch(`${siteUrl}/registry.json`);
  const { remotes } = (await answer.json()) as {
    remotes: Record<string, { live: { base: string } }>;
  };
  return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live.base]));
}

/** A hash of every file below each folder. */
function fingerprints(folders: string[]): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(apps, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
