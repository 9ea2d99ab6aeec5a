import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const workspace = join(import.meta.dirname, '..', '..');
const releases = join(process.env.SITE_DATA ?? join(workspace, '.data'), 'releases');
/** A file that ships: an effect that nobody sees makes a new version without changing a page. */
const changed = join(workspace, 'remotes', 'marketing', 'src', 'pages', 'faq.tsx');
const original = readFileSync(changed);

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.afterAll(() => writeFileSync(changed, original));

test('Shipping one remote leaves the others and the shell byte-identical, and an open tab goes on', async ({
  page,
}) => {
  await visit(page, '/');
  const before = await liveVersions();
  const othersBefore = fingerprints(['account', 'editor', 'shell']);

  const effect = `Object.assign(globalThis, { releaseCheck: '${new Date().toISOString()}' });\n`;
  writeFileSync(changed, `${String(original)}\n${effect}`);
  const shipped = ship('release');
  expect(shipped.code).toBe(0);
  expect(shipped.output).toContain('is live');
  const after = await liveVersions();
  expect(after.marketing).not.toBe(before.marketing);
  expect({ ...after, marketing: '' }).toEqual({ ...before, marketing: '' });
  expect(fingerprints(['account', 'editor', 'shell'])).toEqual(othersBefore);

  await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');

  await visit(page, '/pricing');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(
    scripts.filter((source) => source?.startsWith(after.marketing ?? '?')).length,
  ).toBeGreaterThan(0);
});

test('Releasing what is live already is refused with a sentence', () => {
  const again = ship('release');
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/is live already; there is nothing to release/);
});

test('A version that was changed on disk does not go live again', async () => {
  const before = await liveVersions();
  const entry = join(releases, 'marketing', previousVersion(), entryFile());
  const intact = readFileSync(entry);
  writeFileSync(entry, Buffer.concat([intact, Buffer.from('\n// changed')]));
  const refused = ship('rollback');
  writeFileSync(entry, intact);
  expect(refused.code).toBe(1);
  expect(await liveVersions()).toEqual(before);
});

test('Rolling back takes seconds, and a tab that is open goes on', async ({ page }) => {
  await visit(page, '/pricing');
  const before = await liveVersions();
  const start = performance.now();
  const back = ship('rollback');
  const seconds = (performance.now() - start) / 1000;
  expect(back.output).toContain('is live');
  test.info().annotations.push({ type: 'roll-back', description: `${seconds.toFixed(1)} s` });
  expect(seconds).toBeLessThan(20);
  expect((await liveVersions()).marketing).not.toBe(before.marketing);
  await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});

test('Each release and each way back is written down', () => {
  const lines = readFileSync(join(releases, 'audit.jsonl'), 'utf8').trim().split('\n');
  const last = lines
    .slice(-2)
    .map((line) => JSON.parse(line) as { action: string; remote: string; at: string });
  expect(last.map(({ action, remote }) => `${action} ${remote}`)).toEqual([
    'release marketing',
    'rollback marketing',
  ]);
  expect(last.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
});

/** Runs the door that people use: `npm run release -- marketing`. */
function ship(action: 'release' | 'rollback'): { code: number | null; output: string } {
  const args = ['--import', 'tsx', join('shell', 'start', 'main.ts'), action, 'marketing'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: workspace,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

async function liveVersions(): Promise<Record<string, string | undefined>> {
  const answer = await fetch(`${siteUrl}/registry.json`);
  const { remotes } = (await answer.json()) as {
    remotes: Record<string, { live: { base: string } }>;
  };
  return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live.base]));
}

interface StoredRegistry {
  remotes: Record<string, { live: Stored; previous: Stored | null }>;
}

interface Stored {
  descriptor: { version: string; entry: { file: string } };
}

function storedPrevious(): Stored {
  const registry = JSON.parse(
    readFileSync(join(releases, 'registry.json'), 'utf8'),
  ) as StoredRegistry;
  const previous = registry.remotes.marketing?.previous;
  if (!previous) throw new Error('There is no earlier version of marketing.');
  return previous;
}

function previousVersion(): string {
  return storedPrevious().descriptor.version;
}

function entryFile(): string {
  return storedPrevious().descriptor.entry.file;
}

/** A hash of every file below each folder. */
function fingerprints(folders: string[]): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(releases, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
