import { holdRequests } from '../support/hold-requests';
import { sharedMember } from '../support/members';
import { expect, test } from '../support/test';
import { waitUntilReady } from '../support/visit';

test.describe('On a slow line, before the script has arrived', () => {
  test('what was typed stays, and can be sent afterwards', { tag: '@slow' }, async ({ page }) => {
    const { release } = await holdRequests(page, /\.js$/);
    const member = await sharedMember();
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    release();
    await waitUntilReady(page);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(member.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  });

  test('pressing Enter too early loses nothing and shows no password in the address', async ({
    page,
  }) => {
    const { release } = await holdRequests(page, /\.js$/);
    const member = await sharedMember();
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.keyboard.press('Enter');
    release();
    await waitUntilReady(page);
    expect(page.url()).not.toContain(encodeURIComponent(member.password));
    const dashboard = page.getByRole('heading', { name: 'Welcome to Your Dashboard' });
    // The press is repeated for the running page, unless the machine took longer than anybody waits.
    const isKept = async () =>
      (await dashboard.isVisible()) ||
      (await page
        .getByLabel('Email')
        .inputValue({ timeout: 1000 })
        .catch(() => '')) === member.email;
    await expect.poll(isKept).toBe(true);
  });
});

test(
  'Password managers and browsers are told what each field is for',
  { tag: '@slow' },
  async ({ page }) => {
    const tokensOn = async (path: string) => {
      await page.goto(path);
      await waitUntilReady(page);
      return page
        .locator('main input:visible')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
    };
    expect(await tokensOn('/login')).toEqual(['username', 'current-password']);
    expect(await tokensOn('/login?mode=signup')).toEqual(['name', 'email', 'new-password']);
    expect(await tokensOn('/forgot')).toEqual(['username']);
    expect(await tokensOn('/reset-password')).toEqual(['new-password', 'new-password']);
  },
);

test('A password can be shown, hidden and pasted', { tag: '@slow' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await waitUntilReady(page);
  const field = page.getByLabel('Password', { exact: true });
  await page.evaluate(() => navigator.clipboard.writeText('Tungsten1!'));
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue('Tungsten1!');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});
