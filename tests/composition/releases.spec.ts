import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { focusUntilReleaseCheck, readLiveVersions } from '../support/releases';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { dataFolder } from '../support/workspace';

const apps = join(dataFolder, 'releases', 'apps');
const faqPage = 'remotes/marketing/src/pages/faq.tsx';
const confirmPage = 'remotes/account/src/pages/confirm.tsx';
const notFoundPage = 'shell/src/pages/not-found-page.tsx';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.afterEach(({ checkout }) => checkout.restore());

test('Shipping one remote leaves the others and the shell byte-identical, and open tabs go on', async ({
  checkout,
  page,
  context,
}) => {
  await visit(page, '/');
  const writer = await context.newPage();
  await visit(writer, '/book-demo');
  await writer.getByLabel('Name', { exact: true }).fill('Asha Rao');
  const before = await readLiveVersions();
  const others = ['account', 'editor', 'shell'];
  const othersBefore = fingerprints(others);

  checkout.change(faqPage, 'Frequently Asked Questions', 'Questions We Are Asked');
  const shipped = await checkout.run('release', 'marketing');
  expect(shipped.code, shipped.output).toBe(0);
  const after = await readLiveVersions();
  expect(after.marketing).not.toBe(before.marketing);
  expect({ ...after, marketing: '' }).toEqual({ ...before, marketing: '' });
  expect(fingerprints(others)).toEqual(othersBefore);

  await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  // Once the tab has learnt of it, the next change of page brings the new version; a filled form stays.
  await focusUntilReleaseCheck(page);
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('main h1')).toHaveText('Pricing Plans');
    await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
    await expect(page.locator('main h1')).toHaveText('Questions We Are Asked', { timeout: 1000 });
  }).toPass();
  await focusUntilReleaseCheck(writer);
  await expect(writer.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  await writer.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(writer.locator('main h1')).toHaveText('Pricing Plans');
  await writer.goBack();
  await expect(writer.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  await visit(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions We Are Asked');
});

test('Releasing what is live already is refused with a sentence', async ({ checkout }) => {
  checkout.change(faqPage, 'Frequently Asked Questions', 'Questions We Are Asked');
  const again = await checkout.run('release', 'marketing');
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/is live already; there is nothing to release/);
});

for (const { app, file, where, tag } of [
  { app: 'account', file: confirmPage, where: '/confirm in the browser: ', tag: '@long' },
  // Its document comes without its code, which is run for whoever comes from another page.
  { app: 'marketing', file: faqPage, where: '/faq, come to from another page: ', tag: '@slow' },
]) {
  test(
    `A page of ${app} that throws only in a browser does not go live, and visitors notice nothing`,
    { tag },
    async ({ checkout }) => {
      const before = await readLiveVersions();
      checkout.change(
        file,
        'export default function',
        "if (typeof window !== 'undefined') throw new Error('Only here.');\nexport default function",
      );
      const refused = await checkout.run('release', app);
      expect(refused.output).toContain(where);
      expect(refused.output).toContain('Nothing was changed.');
      expect(refused.code).toBe(1);
      expect(await readLiveVersions()).toEqual(before);
    },
  );
}

test(
  'The shell is released and rolled back like its guests, while a tab stays open',
  { tag: '@slow' },
  async ({ checkout, page }) => {
    await visit(page, '/pricing');
    checkout.change(notFoundPage, 'does not exist or has been moved', 'was never here');
    const shipped = await checkout.run('release', 'shell');
    expect(shipped.code, shipped.output).toBe(0);
    expect(await (await fetch(`${siteUrl}/nothing-here`)).text()).toContain('was never here');

    // Parts that load on demand still come from the files of the shell that this tab began with.
    await page.getByRole('link', { name: 'Book a Demo' }).first().click();
    await expect(page.getByRole('heading', { name: 'Book a Demo' })).toBeVisible();

    // Once the tab has learnt of it, a link opens a document, which brings the new shell.
    await page.evaluate(() => Object.assign(window, { isOldTab: true }));
    await focusUntilReleaseCheck(page);
    await expect(async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
      await expect(page.locator('main h1')).toHaveText('Pricing Plans');
      expect(await page.evaluate(() => 'isOldTab' in window)).toBe(false);
    }).toPass();

    const back = await checkout.run('rollback', 'shell');
    expect(back.code, back.output).toBe(0);
    expect(await (await fetch(`${siteUrl}/nothing-here`)).text()).toContain('has been moved');
  },
);

test('Rolling back leaves an open tab working', async ({ checkout, page }) => {
  await visit(page, '/pricing');
  const before = await readLiveVersions();
  const back = await checkout.run('rollback', 'marketing', '--reason', 'The words were wrong.');
  expect(back.code, back.output).toBe(0);
  expect((await readLiveVersions()).marketing).not.toBe(before.marketing);
  // In the words of the version with which this tab began, or of the one that is live again.
  await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/);

  const again = await checkout.run('rollback', 'marketing');
  expect(again.output).toContain('There is no earlier version of "marketing" to go back to.');
});

test('What is live, and what happened, can be read', async ({ checkout }) => {
  const { apps: parts, audit } = JSON.parse(
    (await checkout.run('releases', '--json')).output,
  ) as Overview;
  expect(parts.map(({ app }) => app)).toEqual([
    'shell',
    'account',
    'editor',
    'marketing',
    'settings',
  ]);
  const [last, first] = audit;
  expect(last).toMatchObject({
    action: 'rollback',
    app: 'marketing',
    reason: 'The words were wrong.',
  });
  expect(first).toMatchObject({ action: 'release', app: 'marketing' });
  expect(last?.to).toBe(first?.from);
  expect((await checkout.run('releases')).output).toMatch(/^marketing +\w{10} +\d{4}-/m);
});

interface Overview {
  apps: { app: string; live: string }[];
  audit: { action: string; app: string; from: string; to: string; reason?: string }[];
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
