import { createSampleProfile, createSampleSession } from '@site/page/session/samples';
import { renderPage } from '@site/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  backendSettingsOf,
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
} from '../../test/fake-backend-site';
import { FAKE_MEMBER, type FakeSupabaseServer } from '../../test/fake-supabase-server';
import DashboardPage from '../pages/dashboard';

let server: FakeSupabaseServer;
beforeAll(async () => {
  server = await startFakeBackendSite();
});
beforeEach(async () => {
  resetToAnonymous(server);
  await signInAsMember(server);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const open = () =>
  renderPage(<DashboardPage />, {
    path: '/dashboard?view=settings',
    settings: backendSettingsOf(server),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const callsTo = (path: string) => server.calls.filter((call) => call.path.startsWith(path));

describe('The settings', () => {
  const nameField = async () => {
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mira Nair'),
    );
    return screen.getByLabelText('Name');
  };

  test('save a name, and say so', async () => {
    open();
    await userEvent.type(await nameField(), ' Rao');
    await press('Save Changes');
    const saved = await screen.findByText('Settings updated!');
    expect(saved.closest('[role=status]')).not.toBeNull();
    expect(callsTo('/rest/v1/profiles').at(-1)?.body).toEqual({ full_name: 'Mira Nair Rao' });
    screen.getByText('Mira Nair Rao');
  });

  test('let somebody go on typing a name when the profile arrives', async () => {
    let answer = (): void => undefined;
    server.setResponse('GET /rest/v1/profiles', {
      body: createSampleProfile(),
      until: new Promise((resolve) => (answer = resolve)),
    });
    open();
    await userEvent.type(screen.getByLabelText('Name'), 'Mira ');
    answer();
    const field = () => screen.getByLabelText<HTMLInputElement>('Name');
    await waitFor(() => expect(field().defaultValue).toBe('Mira Nair'));
    await userEvent.keyboard('Rao');
    expect(field().value).toBe('Mira Rao');
  });

  test('say when a name could not be saved, and keep what was typed', async () => {
    server.setResponse('PATCH /rest/v1/profiles', {
      status: 400,
      body: { message: 'no', code: 'X' },
    });
    open();
    await userEvent.type(await nameField(), ' Rao');
    await press('Save Changes');
    const failed = await screen.findByText('Failed to update settings.');
    expect(failed.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mira Nair Rao');
  });

  test('send a link to the old and to a new address', async () => {
    open();
    await userEvent.type(screen.getByLabelText('New email address'), 'new@example.com');
    await press('Change email');
    await screen.findByText(
      /We’ve sent a link to mira@example\.com and to new@example\.com\. Open the link in both emails/,
    );
  });

  test('change the password of somebody who knows the old one', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Current password'), 'Old1!old');
    await userEvent.type(screen.getByLabelText('New password'), 'Tungsten1!');
    await press('Change password');
    await screen.findByText(/Your password has been changed/);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  test('do not change it for somebody who does not', async () => {
    server.setResponse('POST /auth/v1/token', {
      status: 400,
      body: { error_code: 'invalid_credentials', msg: 'no' },
    });
    open();
    await userEvent.type(screen.getByLabelText('Current password'), 'guess');
    await userEvent.type(screen.getByLabelText('New password'), 'Tungsten1!');
    await press('Change password');
    await screen.findByText('The current password is incorrect.');
    expect(callsTo('/auth/v1/user').filter((call) => call.method === 'PUT')).toEqual([]);
  });

  test('sign out everywhere', async () => {
    const page = open();
    await press('Sign out everywhere');
    await waitFor(() => expect(page.currentPath()).toContain('signed%20out%20on%20every%20device'));
    expect(callsTo('/auth/v1/logout')[0]?.path).toBe('/auth/v1/logout?scope=global');
  });

  test('delete the account only after its address and the right password were typed', async () => {
    const page = open();
    await press('Delete my account');
    const field = screen.getByLabelText(`Type ${FAKE_MEMBER.email} to confirm`);
    await userEvent.type(field, 'someone@example.com');
    await press('Delete account');
    expect(callsTo('/functions')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, FAKE_MEMBER.email.toUpperCase());
    await userEvent.type(screen.getByLabelText('Your password'), 'guess');
    const wrong = { error_code: 'invalid_credentials', msg: 'no' };
    server.setResponse('POST /auth/v1/token', { status: 400, body: wrong });
    await press('Delete account');
    await screen.findByText('The current password is incorrect.');
    expect(callsTo('/functions')).toEqual([]);
    server.setResponse('POST /auth/v1/token', { body: createSampleSession() });
    await press('Delete account');
    await waitFor(() => expect(page.currentPath()).toBe('/'));
  });
});

describe('Two-step sign-in', () => {
  const factor = {
    id: 'f-1',
    factor_type: 'totp',
    status: 'verified',
    created_at: '2026-11-21T09:00:00Z',
  };
  const claims = Buffer.from(JSON.stringify({ aal: 'aal2' })).toString('base64url');
  const sample = createSampleSession();

  beforeEach(() => {
    const totp = { qr_code: '<svg/>', secret: 'ABCDEFGH', uri: 'otpauth://totp/x' };
    server.setResponse('POST /auth/v1/factors', { body: { id: 'f-1', type: 'totp', totp } });
    server.setResponse('POST /auth/v1/factors/f-1/challenge', { body: { id: 'c-1' } });
    const user = { ...sample.user, factors: [factor] };
    server.setResponse('POST /auth/v1/factors/f-1/verify', {
      body: { ...sample, access_token: `x.${claims}.x`, user },
    });
  });

  async function addApp() {
    open();
    await press('Add authenticator app');
    await userEvent.type(await screen.findByLabelText(/^Code from/), '123 456');
    await press('Confirm code');
  }

  test('shows key and QR code, then the recovery code, and sends the digits only', async () => {
    server.setResponse('POST /rest/v1/rpc/create_recovery_code', { body: 'AAAA-BBBB' });
    open();
    await press('Add authenticator app');
    await screen.findByText('ABCD EFGH');
    screen.getByRole('img', { name: 'QR code for your authenticator app' });
    await userEvent.type(screen.getByLabelText(/^Code from/), '123 456');
    await press('Confirm code');
    await screen.findByText('AAAA-BBBB');
    screen.getByText('On. App added on 21 November 2026.');
    const verification = server.calls.find(({ path }) => path.endsWith('/verify'));
    expect(verification?.body).toMatchObject({ challenge_id: 'c-1', code: '123456' });
  });

  test('stays off after an incorrect code, and can be left', async () => {
    const wrong = { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' };
    server.setResponse('POST /auth/v1/factors/f-1/verify', { status: 422, body: wrong });
    await addApp();
    await screen.findByText('That code is incorrect. Enter the newest code from your app.');
    await press('Keep password only');
    screen.getByRole('button', { name: 'Add authenticator app' });
  });

  test('says when the recovery code is missing, and how to get one', async () => {
    server.setResponse('POST /rest/v1/rpc/create_recovery_code', { status: 500, body: {} });
    await addApp();
    await screen.findByText(/couldn’t be created. Press New recovery code/);
    screen.getByRole('button', { name: 'New recovery code' });
  });
});

describe('Sessions', () => {
  const session = {
    id: 's-1',
    created_at: '2026-11-20T10:00:00Z',
    last_used_at: '2026-11-20T10:00:20Z',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0',
    is_current: true,
  };
  const listSessions = (...body: object[]) =>
    server.setResponse('POST /rest/v1/rpc/list_sessions', { body });

  test('name the device, and which one is this; the others can be signed out', async () => {
    const other = { ...session, id: 's-2', is_current: false, user_agent: null };
    listSessions(session, { ...other, last_used_at: '2026-11-21T10:00:00Z' });
    open();
    const list = within(await screen.findByRole('list', { name: 'Recent sign-ins' }));
    const [first, second] = (await list.findAllByRole('listitem')).map((item) => item.textContent);
    expect(first).toMatch(
      /^Firefox on Windows · this deviceSigned in 20 November 2026, \d\d:\d\d$/,
    );
    expect(second).toMatch(/^Unknown deviceSigned in 20 November.*last used 21 November 2026/);
    listSessions(session);
    await press('Sign out other devices');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(server.calls.some(({ path }) => path === '/auth/v1/logout?scope=others')).toBe(true);
    screen.getByText('Your other devices are signed out.');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Recent sign-ins' }));
  });

  test('that cannot be loaded are told', async () => {
    server.setResponse('POST /rest/v1/rpc/list_sessions', { status: 500, body: {} });
    open();
    await screen.findByText(/Your devices couldn’t be loaded/);
  });
});
