import { restoreSession, createMember, sharedMember, signIn } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('Of two tabs of one browser each follows the other: signing in, and signing out, which is told', async ({
  context,
  page,
}) => {
  const member = await createMember({ isSetUp: true });
  const other = await context.newPage();
  await visit(other, '/login');
  await signIn(page, member);
  await expect(other.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  await other.getByRole('link', { name: 'Profile' }).click();
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.locator('button', { hasText: 'Logout' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other).toHaveURL(/\/login\?next=%2Fdashboard%3Fview%3Dprofile/);
  await expect(other.getByText(/You signed out in another tab/)).toBeVisible();
});

test(
  'A visitor of a marketing page loads no client of the backend',
  { tag: '@slow' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/');
    expect(asked.filter((url) => /supabase|auth\/v1/.test(url))).toEqual([]);
  },
);

test(
  'A laptop that wakes up after the token has ended stays signed in',
  { tag: '@slow' },
  async ({ page }) => {
    const { session } = await createMember({ isSetUp: true });
    await restoreSession(page, { session: { ...session, expires_at: 1 } });
    const refreshed = page.waitForResponse((answer) =>
      answer.url().includes('grant_type=refresh_token'),
    );
    await page.goto('/dashboard');
    await refreshed;
    await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
    await expect(page.getByText('No synopses yet')).toBeVisible();
  },
);

test('The whole way from /login to the dashboard can be walked by keyboard alone', async ({
  page,
}) => {
  const member = await sharedMember();
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
