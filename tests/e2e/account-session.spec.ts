import { newMember, signIn } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.describe('Two tabs of one browser', () => {
  test('signing out in one signs out the other, and says so', async ({ context, page }) => {
    await signIn(page, await newMember({ isSetUp: true }));
    const other = await context.newPage();
    await visit(other, '/dashboard?view=profile');
    await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await page.locator('button', { hasText: 'Logout' }).first().click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(other).toHaveURL(/\/login\?next=%2Fdashboard%3Fview%3Dprofile/);
    await expect(other.getByText(/You signed out in another tab/)).toBeVisible();
  });

  test('signing in in one moves the other on from /login', async ({ context, page }) => {
    const member = await newMember({ isSetUp: true });
    const other = await context.newPage();
    await visit(other, '/login');
    await signIn(page, member);
    await expect(other.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  });
});

test('A visitor of a marketing page loads no client of the backend', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/');
  expect(asked.filter((url) => /supabase|auth\/v1/.test(url))).toEqual([]);
});

test('A laptop that wakes up after the token has ended stays signed in', async ({ page }) => {
  await signIn(page, await newMember({ isSetUp: true }));
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => /^site-session-[^-]+$/.test(each)) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  const refreshed = page.waitForResponse((answer) =>
    answer.url().includes('grant_type=refresh_token'),
  );
  await page.reload();
  await refreshed;
  await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  await expect(page.getByText('Nothing on the page yet')).toBeVisible();
});

test('The whole way from /login to the dashboard can be walked by keyboard alone', async ({
  page,
}) => {
  const member = await newMember({ isSetUp: true });
  await visit(page, '/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: /Account menu/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});
