import { callBackend } from '../support/backend';
import { findActionLink, waitForMail } from '../support/mailbox';
import {
  createMember,
  fetchTokens,
  forgetSession,
  restoreSession,
  signIn,
  type TestMember,
} from '../support/members';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { Authenticator } from '@site/testing/authenticator';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Adds an authenticator app in the settings; returns the app and the recovery code. */
async function addAuthenticator(page: Page) {
  await page.goto('/dashboard?view=settings');
  await press(page, 'Add authenticator app');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = page.getByText('Key:').locator('code');
  const app = new Authenticator((await key.innerText()).replaceAll(' ', ''));
  const field = page.getByLabel('Code from your authenticator app').first();
  await field.fill('12345');
  await press(page, 'Confirm code');
  await expect(page.getByText('Enter the 6 digits from your authenticator app')).toHaveCount(2);
  const code = app.nextCode();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await field.press('Enter');
  await expect(page.getByText('On. App added on')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Save your recovery code' });
  return { app, recoveryCode: await notice.locator('code').innerText() };
}

async function enterPassword(page: Page, { email, password }: TestMember, path = '/login') {
  await forgetSession(page);
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

test('Members add a second step and sign in with it', async ({ page, quiet }) => {
  quiet.allow(/422|403|Invalid TOTP|session_not_found|Auth session/i);
  const member = await createMember({ isSetUp: true });
  await restoreSession(page, member);
  const { app } = await addAuthenticator(page);

  await enterPassword(page, member, '/login?next=%2Fdashboard%3Fview%3Dprofile');
  // The password alone opens no page for members.
  await page.goto('/dashboard?view=profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%3Fview%3Dprofile$/);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await press(page, 'Sign in');
  await expect(page.getByText('That code is incorrect.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(app.nextCode());
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/dashboard\?view=profile$/);
  await expect(page.getByRole('definition').nth(1)).toHaveText(member.email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
});

test(
  'Members with two steps change their password with a code',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/403|session_not_found|Auth session/i);
    const member = await createMember({ isSetUp: true });
    await restoreSession(page, member);
    const { app } = await addAuthenticator(page);
    await page.getByLabel('Current password').fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill('Daylight2@');
    await page.locator('#password-code').fill(app.nextCode());
    await press(page, 'Change password');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('On. App added on')).toBeVisible();
    await fetchTokens({ ...member, password: 'Daylight2@' });
  },
);

test(
  'Members remove the app with a last code, and the password suffices again',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/403|session_not_found|Auth session/i);
    const member = await createMember({ isSetUp: true });
    await restoreSession(page, member);
    const { app } = await addAuthenticator(page);
    await press(page, 'Remove app');
    const dialog = page.getByRole('dialog', { name: 'Remove the authenticator app?' });
    await dialog.getByLabel('Code from your authenticator app').fill(app.nextCode());
    await dialog.getByRole('button', { name: 'Remove app' }).click();
    await expect(page.getByRole('button', { name: 'Add authenticator app' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await forgetSession(page);
    await signIn(page, member);
    await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  },
);

test(
  'A lost app is removed with the recovery code, which ends the other sessions',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/422|403|session_not_found|Auth session/i);
    const member = await createMember({ isSetUp: true });
    await restoreSession(page, member);
    const { recoveryCode } = await addAuthenticator(page);
    await enterPassword(page, member);
    await press(page, 'Use recovery code');
    await page.getByLabel('Recovery code').fill('1234');
    await press(page, 'Remove app');
    await expect(page.getByText('That recovery code is incorrect.')).toBeVisible();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await press(page, 'Remove app');
    await expect(page).toHaveURL(/dashboard\?view=settings$/);
    await expect(page.getByRole('button', { name: 'Add authenticator app' })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Recent sign-ins' }).getByRole('listitem'),
    ).toHaveCount(1);
  },
);

test(
  'A reset link of a member with two steps sets no password without the code',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/401|422|403|session_not_found|Auth session/i);
    const member = await createMember({ isSetUp: true });
    await restoreSession(page, member);
    const { app } = await addAuthenticator(page);
    await forgetSession(page);
    await callBackend('/auth/v1/recover', { method: 'POST', body: { email: member.email } });
    await page.goto(findActionLink(await waitForMail(member.email, 'Choose a new password')));
    await page.getByLabel('New Password', { exact: true }).fill('Daylight2@');
    await page.getByLabel('Confirm New Password').fill('Daylight2@');
    await press(page, 'Reset Password');
    await expect(page.getByText('Two-step sign-in is on for this account.')).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill(app.nextCode());
    await press(page, 'Reset Password');
    await expect(page.getByText('Your Password has been reset successfully.')).toBeVisible();
    await fetchTokens({ ...member, password: 'Daylight2@' });
  },
);

test('Members see their devices and sign out the others', { tag: '@slow' }, async ({ page }) => {
  const member = await createMember({ isSetUp: true });
  await fetchTokens(member);
  await restoreSession(page, member);
  await page.goto('/dashboard?view=settings');
  const devices = page.getByRole('list', { name: 'Recent sign-ins' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'this device' })).toHaveCount(1);
  await press(page, 'Sign out other devices');
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out other devices' })).toHaveCount(0);
});
