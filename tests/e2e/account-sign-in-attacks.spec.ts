import { callBackend } from '../support/backend';
import { findActionLink, waitForMail } from '../support/mailbox';
import { restoreSession, createMember, fetchTokens } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.describe('One-time codes', () => {
  test(
    'a link survives mail scanners, works once, and is told as expired the second time',
    { tag: '@slow' },
    async ({ page, request, quiet }) => {
      quiet.allow(/403|Email link is invalid/i);
      const member = await createMember();
      await visit(page, '/forgot');
      await page.getByLabel('Email').fill(member.email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByText('Password reset link has been sent')).toBeVisible();
      const link = findActionLink(await waitForMail(member.email, 'Choose a new password'));
      await request.head(link);
      await request.get(link);
      await page.goto(link);
      await page.reload();
      const resetPassword = async (password: string) => {
        await page.getByLabel('New Password', { exact: true }).fill(password);
        await page.getByLabel('Confirm New Password').fill(password);
        await page.getByRole('button', { name: 'Reset Password' }).click();
      };
      await resetPassword('Daylight2@');
      const done = page.getByText('Your Password has been reset successfully. Sign in.');
      await expect(done).toBeVisible();
      await page.goto(link);
      await resetPassword('Moonlight3!');
      await expect(page.getByText('Unable to reset Password. Link expired!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    },
  );

  test('nothing secret stays in the address', { tag: '@slow' }, async ({ page, quiet }) => {
    quiet.allow(/verifier|40\d|session missing/i);
    for (const address of [
      '/auth-callback?code=nonsense',
      '/auth-callback#access_token=x&refresh_token=y',
      '/reset-password?code=nonsense',
      '/reset-password?token_hash=nonsense&type=recovery',
      '/reset-password#error=access_denied&error_code=otp_expired',
    ]) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page).not.toHaveURL(/nonsense|access_token|error_code/);
      await page.goBack().catch(() => undefined);
      await expect(page).not.toHaveURL(/nonsense|access_token|error_code/);
    }
  });
});

test(
  'A message in an address is text, however it is written',
  { tag: '@slow' },
  async ({ page }) => {
    const attack =
      '<img src=x onerror=document.title="owned"><a href="https://evil.example">Click</a>';
    for (const path of ['/login', '/confirm', '/reset-password', '/forgot']) {
      await visit(page, `${path}?message=${encodeURIComponent(attack + 'x'.repeat(300))}`);
      const shown = page.getByText(attack);
      await expect(shown).toBeVisible();
      await expect(page.locator('a[href*="evil"], img[src="x"]')).toHaveCount(0);
      expect(await page.title()).not.toBe('owned');
      expect((await shown.textContent())?.length).toBe(200);
    }
  },
);

test('A member who is signed out elsewhere is told why, and comes back to the same page', async ({
  page,
  quiet,
}) => {
  quiet.allow(/403|session_not_found|Session from session_id/i);
  const member = await createMember({ isSetUp: true });
  await restoreSession(page, member);
  const { access_token: token } = await fetchTokens(member);
  await callBackend('/auth/v1/logout?scope=global', { method: 'POST', token });
  await page.goto('/dashboard?view=profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%3Fview%3Dprofile/);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
});
