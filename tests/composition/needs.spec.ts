import type { Page } from '@playwright/test';
import { canvasOf } from '../e2e/editor/page';
import { focusUntilReleaseCheck, navigateInSite } from '../support/releases';
import { createMember } from '../support/members';
import { signInContext } from '../support/sign-in-context';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const remoteConfig = 'remotes/account/rsbuild.config.ts';
const api = 'https://api.account.example';
const needs = {
  origins: [{ origin: api, use: ['connect'], reason: 'Sign-in of a festival' }],
  permissions: [{ name: 'camera', reason: 'Scans a ticket' }],
};
const CONNECT = new RegExp(`connect-src [^;]* ${api};`);

test.describe.configure({ mode: 'serial', timeout: 900_000 });

test.afterEach(({ checkout }) => checkout.restore());

test('A page that needs more than a document permits is a document of its own, and one that needs less is not', async ({
  page,
  keys,
  quiet,
}) => {
  quiet.allow(/ProseMirrorClipboard/);
  await signInContext(page.context(), keys);
  await visit(page, '/pricing');
  await page.getByRole('button').first().hover();
  await waitForRouter(page);
  await mark(page);
  await followLink(page, '/dashboard');
  await expect(shelfOf(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(createPastePolicy)).toBe('TypeError');

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await followLink(page, '/editor?start');
  const chooser = page.getByRole('dialog', { name: 'New deck' });
  await chooser.getByRole('button', { name: /^Empty/ }).click();
  await canvasOf(page).waitFor();
  expect(await isMarked(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(createPastePolicy)).toBe('created');

  await mark(page);
  await navigateInSite(page, '/dashboard');
  await expect(shelfOf(page)).toBeVisible();
  await navigateInSite(page, '/faq');
  await expect(page.locator('main h1')).toContainText('Questions');
  expect(await isMarked(page)).toBe(true);

  await visit(page, '/dashboard');
  await mark(page);
  await navigateInSite(page, '/editor');
  await page.waitForFunction(() => !('isMarkedDocument' in window));
  await canvasOf(page).waitFor();
  await visit(page, '/dashboard');
  await page.goBack();
  await canvasOf(page).waitFor();
  expect(await page.evaluate(createPastePolicy)).toBe('created');
});

test('Signing in shows the dashboard in the same document', async ({ page }) => {
  const { email, password } = await createMember({ isSetUp: true });
  await visit(page, '/login');
  await mark(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(shelfOf(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('Only documents that may run the editor permit its policy for pasted content', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ProseMirrorClipboard/);
  const permits = async (path: string) =>
    (await headersOf(path)).policy.includes('ProseMirrorClipboard');
  expect(await permits('/editor')).toBe(true);
  for (const path of ['/', '/faq', '/login', '/dashboard', '/setup', '/nothing-here'])
    expect(await permits(path), path).toBe(false);
  await visit(page, '/faq');
  expect(await page.evaluate(createPastePolicy)).toBe('TypeError');
});

test(
  'What a release needs is refused until the owner allows it, and then permitted on its pages only',
  { tag: '@slow' },
  async ({ checkout, page }) => {
    const before = await headersOf('/forgot');
    checkout.change(
      remoteConfig,
      "name: 'account', routes",
      `name: 'account', routes, needs: ${JSON.stringify(needs)}`,
    );
    const refused = await checkout.run('release', 'account');
    expect(refused.output).toContain(`npm run remotes -- allow account ${api} camera`);
    expect(refused.output).toContain('Nothing was changed.');
    expect(refused.code).toBe(1);

    await visit(page, '/pricing');
    await page.getByRole('button').first().hover();
    await waitForRouter(page);
    await mark(page);
    await run('remotes', 'allow', 'account', api, 'camera');
    expect(await headersOf('/forgot')).toEqual(before);

    // The canary needs more than the live version, so only its documents permit that.
    await run('release', 'account', '--percent', '10');
    expect((await headersOf('/canary/account/forgot')).policy).toMatch(CONNECT);
    expect((await headersOf('/forgot')).policy).not.toContain(api);
    await run('release', 'account', '--canary');
    expect((await headersOf('/forgot')).policy).toMatch(CONNECT);
    expect((await headersOf('/forgot')).permissions).toContain('camera=(self)');
    expect((await headersOf('/faq')).policy).not.toContain(api);

    // A tab of before learns of it, and its document does not permit it.
    await focusUntilReleaseCheck(page);
    await navigateInSite(page, '/forgot');
    await page.waitForFunction(() => !('isMarkedDocument' in window));
    await expect(page.locator('main h1')).toHaveText('Forgot your password?');

    await run('rollback', 'account');
    await run('remotes', 'deny', 'account', api, 'camera');
    expect(await headersOf('/forgot')).toEqual(before);

    async function run(...command: string[]): Promise<void> {
      const { code, output } = await checkout.run(...command);
      expect(code, output).toBe(0);
    }
  },
);

const shelfOf = (page: Page) => page.getByRole('region', { name: 'Your decks' });

async function headersOf(path: string): Promise<{ policy: string; permissions: string }> {
  const { headers } = await fetch(`${siteUrl}${path}`);
  return {
    policy: headers.get('content-security-policy') ?? '',
    permissions: headers.get('permissions-policy') ?? '',
  };
}

/** Follows the link of the header as a click does, wherever the page is scrolled to. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

/** Waits until links are the router's: some pages start on intent. */
async function waitForRouter(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#announcer') !== null);
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarkedDocument: true }));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarkedDocument' in window);
}

/** Result of creating the editor's policy. Runs inside the page. */
function createPastePolicy(): string {
  try {
    window.trustedTypes?.createPolicy('ProseMirrorClipboard', {});
    return 'created';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
