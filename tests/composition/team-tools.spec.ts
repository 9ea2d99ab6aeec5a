import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '@site/release/page-checks';
import { focusUntilReleaseCheck, navigateInSite } from '../support/releases';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { workspaceRoot } from '../support/workspace';

const pages = 'remotes/marketing/src/pages';
const [faqPage, pricingPage] = [`${pages}/faq.tsx`, `${pages}/pricing.tsx`];
const markOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const heading = (page: Page) => page.locator('main h1');
const ordinarySettings =
  process.env.SITE_SETTINGS ?? join(workspaceRoot, 'shell', 'site-settings.json');
let folder = '';
let version = '';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
  const settings = JSON.parse(readFileSync(ordinarySettings, 'utf8')) as object;
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify({ ...settings, teamTools: true }));
  process.env.SITE_SETTINGS = file;
});

test.afterAll(({ checkout }) => {
  checkout.restore();
  process.env.SITE_SETTINGS = ordinarySettings;
  rmSync(folder, { recursive: true, force: true });
});

test(
  'A published version is seen on every page by whoever has its address, in that tab, and by nobody else',
  { tag: '@slow' },
  async ({ checkout, page, context, request, quiet }) => {
    quiet.allow(/404.*nothing-here/);
    const allowed = await checkout.run('release', 'shell');
    expect(allowed.code, allowed.output).toBe(0);
    checkout.change(faqPage, 'Frequently Asked Questions', 'Questions In Preview');
    checkout.change(
      pricingPage,
      'export default function',
      "if (typeof window !== 'undefined') throw new Error('Not today.');\nexport default function",
    );
    const staged = await checkout.run('preview', 'marketing');
    checkout.restore();
    expect(staged.code, staged.output).toBe(0);
    const address = /http\S+\?preview=marketing@(\w{10})/.exec(staged.output);
    version = address?.[1] ?? '';

    await visit(page, address?.[0] ?? '');
    await expect(markOf(page)).toHaveText(
      `Preview of marketing ${version}. Nobody else sees it.Back to the live site`,
    );
    expect(page.url()).not.toContain('preview');
    await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click();
    await expect(heading(page)).toHaveText('Questions In Preview');
    await page.reload();
    await expect(heading(page)).toHaveText('Questions In Preview');
    await expect(page.getByText('Frequently Asked Questions')).toHaveCount(0);
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);

    await visit(page, '/login');
    await expect(markOf(page)).toBeVisible();
    await visit(page, '/nothing-here');
    await expect(markOf(page)).toBeVisible();
    await focusUntilReleaseCheck(page);
    await navigateInSite(page, '/faq');
    await expect(heading(page)).toHaveText('Questions In Preview');

    const other = await context.newPage();
    await visit(other, '/faq');
    await expect(heading(other)).toHaveText('Frequently Asked Questions');
    await expect(markOf(other)).toHaveCount(0);
    const list = await request.get('/previews.json');
    expect(list.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  },
);

test(
  'A page that fails in a preview says so under its mark, and one click leads back',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/Not today|RUNTIME-0/);
    await visit(page, `/faq?preview=marketing@${version}`);
    await navigateInSite(page, '/pricing');
    await expect(page.getByRole('alert')).toContainText('cannot be shown');
    await markOf(page).getByRole('button', { name: 'Back to the live site' }).click();
    await expect(heading(page)).toHaveText('Pricing Plans');
    await expect(markOf(page)).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Pricing Plans');
    await expect(markOf(page)).toHaveCount(0);
  },
);

test(
  'A preview whose code was changed on its way is not run, and the live version does not take its place',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/integrity|RUNTIME-0|ScriptNetworkError|Loading/i);
    await page.route(new RegExp(`/${version}/.*\\.js`), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `window.isForeign = 1;${await answer.text()}`,
      });
    });
    await page.goto(`/faq?preview=marketing@${version}`);
    await expect(page.getByRole('alert')).toContainText('cannot be shown', { timeout: 15_000 });
    await expect(markOf(page)).toBeVisible();
    expect(await page.evaluate(() => 'isForeign' in window)).toBe(false);
    // Requests of the page at rest do not matter here.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'What was not published is answered with a sentence and the live site',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, '/faq?preview=marketing@0000000000');
    await expect(markOf(page)).toContainText('There is no preview “marketing@0000000000”');
    await expect(heading(page)).toHaveText('Frequently Asked Questions');
    await markOf(page).getByRole('button', { name: 'Close' }).click();
    await visit(page, '/pricing');
    await expect(markOf(page)).toHaveCount(0);
  },
);

test(
  'The inspector says what drew a page, from where and how heavy, in the whole tab',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, `/faq?inspect&preview=marketing@${version}`);
    const panel = page.getByRole('complementary', { name: 'Inspector' });
    const row = (name: string) =>
      panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row('Drawn by')).toContainText(`marketing ${version}`);
    await expect(row('marketing')).toContainText(/[1-9]\d* files, [1-9]\d*\.\d kB, \d+ to \d+ ms/);
    await expect(row('shell')).toContainText(/files, [1-9]\d+\.\d kB/);
    await expect(row('react')).toContainText(/\d+\.\d+\.\d+ of shell/);
    await expect(row('Status')).toContainText('anonymous');
    expect(await findAxeViolations(page)).toEqual([]);

    await navigateInSite(page, '/login');
    await expect(row('Drawn by')).toContainText(/account \w{10}/);
    await panel.getByText('Inspector', { exact: true }).press('Enter');
    await expect(row('Drawn by')).toBeHidden();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Close the inspector' }).press('Enter');
    await expect(panel).toHaveCount(0);
    await visit(page, '/faq');
    await expect(panel).toHaveCount(0);
    await expect(markOf(page)).toBeVisible();
  },
);

test(
  'Staff get a canary whatever their number, see that on every page, and can leave',
  { tag: '@slow' },
  async ({ checkout, page }) => {
    const words = 'Questions For Staff';
    checkout.change(faqPage, 'Frequently Asked Questions', words);
    const given = await checkout.run('release', 'marketing', '--to', 'staff');
    checkout.restore();
    expect(given.code, given.output).toBe(0);
    expect(given.output).toMatch(/staff of the visitors get \w{10}/);

    await visit(page, '/faq');
    await expect(heading(page)).toHaveText('Frequently Asked Questions');
    await page.goto('/faq?audience=staff');
    await expect(heading(page)).toHaveText(words);
    await expect(markOf(page)).toContainText('You get new versions first, as “staff”.');
    expect(page.url()).not.toContain('audience');
    expect(await findAxeViolations(page)).toEqual([]);
    await visit(page, '/pricing');
    await markOf(page).getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(markOf(page)).toHaveCount(0);
    await visit(page, '/faq');
    await expect(heading(page)).toHaveText('Frequently Asked Questions');
    expect((await checkout.run('rollback', 'marketing')).code).toBe(0);
  },
);

test(
  'Rolled back to settings that do not allow it, the site shows no preview, and takes none',
  { tag: '@slow' },
  async ({ checkout, page, request }) => {
    process.env.SITE_SETTINGS = ordinarySettings;
    const back = await checkout.run('rollback', 'settings');
    expect(back.code, back.output).toBe(0);
    await visit(page, `/faq?preview=marketing@${version}`);
    await expect(heading(page)).toHaveText('Frequently Asked Questions');
    await expect(markOf(page)).toHaveCount(0);
    await visit(page, '/faq?inspect');
    await expect(page.getByRole('complementary', { name: 'Inspector' })).toHaveCount(0);
    expect((await request.get('/previews.json')).status()).toBe(404);
    const refused = await checkout.run('preview', 'marketing');
    expect(refused.output).toContain('This site shows no previews.');
    expect(refused.code).toBe(1);
  },
);
