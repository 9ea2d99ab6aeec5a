import type { Page } from '@playwright/test';
import { createMember, restoreSession } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** Pages with forms and actions; each of their buttons is pressed once, by key. */
const PAGES = ['/login', '/login?mode=signup', '/forgot', '/book-demo'];
const MEMBER_PAGES = ['/setup'];

for (const path of PAGES)
  test(`No button of ${path} loses the focus`, async ({ page, quiet }) => {
    quiet.allow(/status of 4\d\d|AuthApiError/);
    await pressEveryButton(page, path);
  });

for (const path of MEMBER_PAGES)
  test(
    `No button of ${path} loses the focus, for a member`,
    { tag: '@slow' },
    async ({ page, quiet }) => {
      quiet.allow(/status of 4\d\d|AuthApiError/);
      await restoreSession(page, await createMember({ isSetUp: path !== '/setup' }));
      await pressEveryButton(page, path);
    },
  );

async function pressEveryButton(page: Page, path: string): Promise<void> {
  await visit(page, path);
  const count = await page.locator('main button:visible').count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await visit(page, path);
    const button = page.locator('main button:visible').nth(index);
    const name = (await button.textContent()) ?? '';
    await fillFields(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expectFocus(page, name);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectFocus(page, `${name}, when it has ended`);
  }
}

/** Fields of forms with what they take, so that their buttons start something. */
async function fillFields(page: Page): Promise<void> {
  for (const input of await page.locator('main :is(input, textarea):visible').all()) {
    const type = await input.getAttribute('type');
    if (type === 'email') await input.fill('nobody@example.com');
    else if (type === 'password') await input.fill('Tungsten1!');
    else if (type === null || type === 'text') await input.fill('Mira waits at the harbour.');
  }
}

/** A page that another one replaces moves the focus in its own time. */
async function expectFocus(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: name })
    .toBe(true);
}
