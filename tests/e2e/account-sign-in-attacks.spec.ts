import { callBackend } from '../support/backend';
import { findActionLink, waitForMail } from '../support/mailbox';
import { restoreSession, createMember, fetchTokens } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.describe('One-time codes', () => {
  test('a link opened by a mail scanner first is told as expired, and a new one works', async ({
    page,
    quiet,
  }) => {
    // The second mail may be asked for too soon after the first one: then it is asked for again.
    quiet.allow(/verifier|flow state|4[02]\d|only request this after/i);
    const member = await createMember();
    await visit(page, '/forgot');
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Password reset link has been sent')).toBeVisible();
    const link = findActionLink(await waitForMail(member.email, 'Reset'));
    await fetch(link, { redirect: 'manual' });
    await page.goto(link);
    await expect(page.getByText('Unable to reset Password. Link expired!')).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel('Email').fill(member.email);
    const sent = page.getByText('Password reset link has been sent');
    await expect(async () => {
      if (!(await sent.isVisible()))
        await page.getByRole('button', { name: 'Send Reset Link' }).click({ timeout: 1000 });
      await expect(sent).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect
      .poll(async () => findActionLink(await waitForMail(member.email, 'Reset')))
      .not.toBe(link);
    await page.goto(findActionLink(await waitForMail(member.email, 'Reset')));
    await page.getByLabel('New Password', { exact: true }).fill('Daylight2@');
    await page.getByLabel('Confirm New Password').fill('Daylight2@');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(
      page.getByText('Your Password has been reset successfully. Sign in.'),
    ).toBeVisible();
  });

  test('nothing secret stays in the address', async ({ page, quiet }) => {
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

test('A message in an address is text, however it is written', async ({ page }) => {
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
});

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
