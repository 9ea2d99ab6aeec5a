import { readFileSync } from 'node:fs';
import { callBackend } from '../support/backend';
import { findActionLink, waitForMail } from '../support/mailbox';
import { createEmail, forgetSession } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('A member’s whole life: sign up, confirm, set up, sign out, forget, reset, leave', async ({
  page,
  quiet,
}) => {
  // The last step signs in with an account that is gone.
  quiet.allow(/400|Invalid login credentials/);
  const email = createEmail('life');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('They create an account', async () => {
    await visit(page, '/login?mode=signup');
    await page.getByLabel('Full name').fill('Mira Nair');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Tungsten1!');
    await press('Create account');
    await expect(page).toHaveURL(/\/confirm$/);
    await expect(page.getByText('Please check your email to verify your account')).toBeVisible();
  });

  await test.step('They confirm their address by the link in the mail', async () => {
    await page.goto(findActionLink(await waitForMail(email)));
    await press('Confirm my email address');
    await expect(page).toHaveURL(/\/setup$/);
  });

  await test.step('They turn a logline into a synopsis and edit it', async () => {
    await page
      .getByLabel('Enter Your Logline For Generating Synopsis')
      .fill('A retired stunt driver must win one last race to free her daughter.');
    await press('Generate with AI');
    const synopsis = page.getByLabel('Generated Synopsis (Edit as needed):');
    await expect(synopsis).toHaveValue(/stunt driver/);
    await synopsis.fill('She wins, and the car does not survive it.');
  });

  await test.step('A reload loses nothing of it', async () => {
    await page.reload();
    await expect(page.getByLabel('Generated Synopsis (Edit as needed):')).toHaveValue(/She wins/);
  });

  await test.step('They finish and find it on the dashboard', async () => {
    await press('Finish');
    await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
    await expect(page.getByText('She wins, and the car')).toBeVisible();
    const start = page.getByRole('link', { name: 'Start a deck from this' });
    await expect(start).toHaveAttribute('href', /^\/editor\?from=synopsis&id=\d+$/);
  });

  await test.step('Their profile says who they are', async () => {
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/view=profile/);
    await expect(page.getByRole('definition').nth(1)).toHaveText(email);
    await expect(page.getByRole('definition').nth(2)).toHaveText('Yes');
  });

  await test.step('They change their name and take their data along', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mira Rao');
    await press('Save Changes');
    await expect(page.getByRole('status').filter({ hasText: 'Settings updated!' })).toBeVisible();
    const download = page.waitForEvent('download');
    await press('Export my data');
    const data = readFileSync(await (await download).path(), 'utf8');
    expect(JSON.parse(data)).toMatchObject({
      account: { email },
      profile: { full_name: 'Mira Rao', free_trial_used: true },
      synopses: [{ generated_summary: 'She wins, and the car does not survive it.' }],
    });
  });

  await test.step('They sign out, and the dashboard is closed to them', async () => {
    await page.locator('button', { hasText: 'Logout' }).first().click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/dashboard?view=profile');
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%3Fview%3Dprofile$/);
  });

  await test.step('They forget their password and choose a new one', async () => {
    await visit(page, '/forgot');
    await page.getByLabel('Email').fill(email);
    await press('Send Reset Link');
    const sent = page.getByText('Password reset link has been sent to your email address');
    await expect(sent).toBeVisible();
    await page.goto(findActionLink(await waitForMail(email, 'Choose a new password')));
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel('New Password', { exact: true }).fill('Daylight2@');
    await page.getByLabel('Confirm New Password').fill('Daylight2@');
    await press('Reset Password');
    const done = page.getByText('Your Password has been reset successfully. Sign in.');
    await expect(done).toBeVisible();
  });

  await test.step('They sign in with it and land where they belong', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Daylight2@');
    await press('Sign in');
    await expect(page.getByText('She wins, and the car')).toBeVisible();
  });

  await test.step('They delete their account, and it is gone', async () => {
    await page.goto('/dashboard?view=settings');
    await press('Delete my account');
    await page.getByLabel(`Type ${email} to confirm`).fill(email);
    await page.getByLabel('Your password').fill('Daylight2@');
    await press('Delete account');
    await expect(page).toHaveURL(/:\d+\/$/);
    await visit(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Daylight2@');
    await press('Sign in');
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  });
});

test(
  'A link of the type "email" confirms an address in any browser, once',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/403|Email link is invalid/);
    const email = createEmail('link');
    // Another browser has signed up: this one knows nothing of it.
    const body = { email, password: 'Tungsten1!', data: { full_name: 'Mira Nair' } };
    expect(await callBackend('/auth/v1/signup', { method: 'POST', body })).toMatchObject({
      status: 200,
    });
    const link = new URL(findActionLink(await waitForMail(email)));
    const address = `/auth-callback?token_hash=${link.searchParams.get('token_hash')}&type=email`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    // The password of that sign-up may be somebody else's.
    await expect(page.getByText(`Choose the password for ${email}`)).toBeVisible();
    await page.getByLabel('New Password').fill('Daylight2@');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(/\/setup$/);
    await expect(page.getByLabel('Enter Your Logline For Generating Synopsis')).toBeVisible();

    await page.context().clearCookies();
    await forgetSession(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page).toHaveURL(/\/login\?message=/);
    await expect(page.getByText('Authentication failed')).toBeVisible();
  },
);
