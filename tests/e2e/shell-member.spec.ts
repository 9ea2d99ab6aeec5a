import type { Page } from '@playwright/test';
import { createMember, signIn } from '../support/members';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { waitUntilReady, visit } from '../support/visit';

test('A member never sees the offer to start, not even in the first frame, and goes on by keyboard', async ({
  context,
  page,
  keys,
}) => {
  await signInContext(context, keys);
  await page.addInitScript(watchForStart);
  for (const path of ['/', '/pitch-deck']) {
    await page.goto(path);
    await waitUntilReady(page);
    await expect(wayOn(page)).toHaveText(['Dashboard', 'Open the editor', 'Dashboard']);
    const readSeen = () => page.evaluate(() => window.startSeen);
    await expect.poll(async () => (await readSeen())?.frames).toBeGreaterThan(5);
    expect((await readSeen())?.withStart, path).toBe(0);
  }
  await wayOn(page).filter({ hasText: 'editor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/editor/);
});

test(
  'Signing out in one tab gives every other tab the offers of a visitor back',
  { tag: '@slow' },
  async ({ context, page }) => {
    await signIn(page, await createMember({ isSetUp: true }));
    const landing = await context.newPage();
    await visit(landing, '/');
    await expect(wayOn(landing)).toHaveCount(3);
    await page.locator('button', { hasText: 'Logout' }).first().click();
    for (const tab of [page, landing]) {
      await expect(start(tab)).toBeVisible();
      await expect(wayOn(tab)).toHaveCount(0);
    }
  },
);

function start(page: Page) {
  return page.getByRole('main').getByText('Get Started For Free');
}

/** Links that a member continues with, in page order: header, then hero. */
function wayOn(page: Page) {
  return page.getByRole('link', { name: /^(Open the editor|Dashboard)$/ });
}

declare global {
  interface Window {
    startSeen?: { frames: number; withStart: number };
  }
}

/** Looks at every frame from the first on. */
function watchForStart(): void {
  const seen = { frames: 0, withStart: 0 };
  window.startSeen = seen;
  const look = () => {
    const offers = [...document.querySelectorAll('main a, main button, header span, header a')]
      .filter((each) => /^(Get Started For Free|Login|Signup)$/.test(each.textContent))
      .filter((each) => each.checkVisibility());
    seen.frames += 1;
    if (offers.length > 0) seen.withStart += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
