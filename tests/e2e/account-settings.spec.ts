import { callBackend } from '../support/backend';
import { findActionLink, waitForMail } from '../support/mailbox';
import {
  restoreSession,
  createEmail,
  createMember,
  sharedMember,
  fetchTokens,
} from '../support/members';
import { expect, test } from '../support/test';

test('Members change their email address by the links that both mailboxes get', async ({
  page,
}) => {
  const member = await createMember({ isSetUp: true });
  const email = createEmail('moved');
  await restoreSession(page, member);
  await page.goto('/dashboard?view=settings');
  await page.getByLabel('New email address').fill(email);
  await page.getByRole('button', { name: 'Change email' }).click();
  const sent = `We’ve sent a link to ${member.email} and to ${email}.`;
  await expect(page.getByText(sent)).toBeVisible();
  await fetchTokens(member);

  const confirm = page.getByRole('button', { name: 'Confirm the change' });
  await page.goto(findActionLink(await waitForMail(email)));
  await confirm.click();
  await expect(page.getByText(/open the link in the email to your other address/)).toBeVisible();
  await fetchTokens(member);
  await page.goto(findActionLink(await waitForMail(member.email, 'Confirm the change')));
  await confirm.click();
  await expect(page.getByText(`You sign in with ${email} from now on.`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  await page.goto('/dashboard?view=profile');
  await expect(page.getByRole('definition').nth(1)).toHaveText(email);
  await fetchTokens({ ...member, email });
  expect((await waitForMail(member.email, 'was changed')).text).toContain(email);
});

test(
  'A link that another person sends does not sign in their account unasked',
  { tag: '@slow' },
  async ({ page }) => {
    const [member, attacker] = [await createMember({ isSetUp: true }), await createMember()];
    await restoreSession(page, member);
    const body = { email: attacker.email };
    await callBackend('/auth/v1/otp', { method: 'POST', body });
    const link = new URL(findActionLink(await waitForMail(attacker.email, 'Sign in to ISAM')));
    await page.goto(link.href);
    const question = `You are signed in as ${member.email}. Sign in as ${attacker.email} instead?`;
    await expect(page.getByText(question)).toBeVisible();
    await page.getByRole('link', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();

    link.searchParams.set('email', member.email);
    await page.goto(link.href);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?message=Authentication/);
  },
);

test(
  'Members who change their password sign out their other devices, and stay themselves',
  { tag: '@slow' },
  async ({ page }) => {
    const member = await createMember({ isSetUp: true });
    const other = await fetchTokens(member);
    await restoreSession(page, member);
    await page.goto('/dashboard?view=settings');
    await page.getByLabel('Current password').fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill('Daylight2@');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();

    const refreshed = await callBackend('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: other.refresh_token },
    });
    expect(refreshed.status).toBe(400);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await fetchTokens({ ...member, password: 'Daylight2@' });
  },
);

test(
  'Signing out everywhere ends the session on every device',
  { tag: '@slow' },
  async ({ page }) => {
    const member = await createMember({ isSetUp: true });
    const other = await fetchTokens(member);
    await restoreSession(page, member);
    await page.goto('/dashboard?view=settings');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).not.toHaveURL(/dashboard/);
    const { status } = await callBackend('/auth/v1/user', { token: other.access_token });
    expect(status).toBe(403);
  },
);

test(
  'A network that is gone loses nothing that was typed, and the next try succeeds',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|fetch/i);
    const member = await sharedMember();
    await page.goto('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(/We couldn’t reach the server/)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Your Dashboard' })).toBeVisible();
  },
);
