import { renderPage } from '@site/testing';
import { hasStoredSession } from '@site/page/session';
import { createSampleSession } from '@site/page/session/samples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import {
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
  backendSettingsOf,
} from '../../test/fake-backend-site';
import { FAKE_MEMBER, type FakeSupabaseServer } from '../../test/fake-supabase-server';
import { requestPasswordReset } from '../requests/auth';
import { hasSignUpBrowserKeyFor, saveSignUpBrowserKey } from '../requests/sign-up-key';
import AuthCallbackPage from './auth-callback';

let server: FakeSupabaseServer;

beforeAll(async () => {
  server = await startFakeBackendSite();
});
beforeEach(() => {
  resetToAnonymous(server);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

/** Opens a page and waits until it has led on. */
async function follow(page: ReactElement, path: string): Promise<string> {
  const opened = renderPage(page, { path, settings: backendSettingsOf(server) });
  const start = path.replace(/[?#].*/, '');
  await waitFor(() => expect(opened.currentPath().replace(/[?#].*/, '')).not.toBe(start));
  return opened.currentPath();
}

const keepCall = 'POST /rest/v1/rpc/keep_sign_up_password';

async function choosePassword(password: string, button: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('New Password'), password);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

describe('The callback', () => {
  test('A code of this browser becomes a session, and the way goes on to /mediator', async () => {
    await requestPasswordReset('mira@example.com');
    expect(await follow(<AuthCallbackPage />, '/auth-callback?code=good')).toBe('/mediator');
    expect(hasStoredSession()).toBe(true);
  });

  test('A code of an account that this browser did not create asks for a password first', async () => {
    await requestPasswordReset('mira@example.com');
    server.setResponse(keepCall, { body: false });
    const page = renderPage(<AuthCallbackPage />, {
      path: '/auth-callback?code=of-a-stranger',
      settings: backendSettingsOf(server),
    });
    await choosePassword('Tungsten1!', 'Save password');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
    expect(server.calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/auth/v1/user',
      body: { password: 'Tungsten1!' },
    });
  });

  test('Without a code the way goes on to /mediator', async () => {
    expect(await follow(<AuthCallbackPage />, '/auth-callback')).toBe('/mediator');
  });

  test.each([
    '/auth-callback?code=of-another-browser',
    '/auth-callback?error=access_denied&error_description=no',
    '/auth-callback#error=access_denied&error_code=otp_expired',
  ])('%s leads to /login, which says that it failed', async (path) => {
    const login = '/login?message=Authentication%20failed';
    expect(await follow(<AuthCallbackPage />, path)).toBe(login);
    sessionStorage.setItem('account-next', '/dashboard?view=settings#password');
    const next = '&next=%2Fdashboard%3Fview%3Dsettings%23password';
    expect(await follow(<AuthCallbackPage />, path)).toBe(login + next);
  });

  test('A code that was used before leads to /login', async () => {
    await requestPasswordReset('mira@example.com');
    server.setResponse('POST /auth/v1/token', {
      status: 404,
      body: { error_code: 'flow_state_not_found', msg: 'no' },
    });
    const login = '/login?message=Authentication%20failed';
    expect(await follow(<AuthCallbackPage />, '/auth-callback?code=replayed')).toBe(login);
  });

  test('The page that was asked for before the way left the site is kept', async () => {
    sessionStorage.setItem('account-next', '/editor');
    expect(await follow(<AuthCallbackPage />, '/auth-callback')).toBe('/mediator?next=%2Feditor');
    expect(sessionStorage.getItem('account-next')).toBeNull();
  });

  test('A page of another site is not', async () => {
    sessionStorage.setItem('account-next', '//evil.example');
    expect(await follow(<AuthCallbackPage />, '/auth-callback')).toBe('/mediator');
  });
});

describe('A link with a token', () => {
  const linkFor = (email: string, type = 'signup') =>
    `/auth-callback?${new URLSearchParams({ token_hash: crypto.randomUUID(), type, email }).toString()}`;
  /** Link of a sign-up in this browser. */
  function ownLinkFor(email: string): string {
    saveSignUpBrowserKey({ email, key: 'the-key' });
    return linkFor(email);
  }
  const open = (path: string) =>
    renderPage(<AuthCallbackPage />, { path, settings: backendSettingsOf(server) });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const verifications = () => server.calls.filter(({ path }) => path === '/auth/v1/verify');

  test('is spent by its button, once, and not by opening the page', async () => {
    const page = open(ownLinkFor(FAKE_MEMBER.email));
    await waitFor(() => expect(page.currentPath()).toBe('/auth-callback'));
    screen.getByText(`Confirm that ${FAKE_MEMBER.email} is yours.`);
    expect(server.calls).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm my email address' }));
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
    expect(verifications()).toHaveLength(1);
    const { body } = server.calls.find(({ path }) => path.includes('keep_sign_up')) ?? {};
    expect(body).toEqual({ sign_up_key: 'the-key' });
    expect(hasSignUpBrowserKeyFor(FAKE_MEMBER.email)).toBe(false);
  });

  test.each(['signup', 'invite'])(
    'of another browser (%s) asks for a password, and spends nothing without a strong one',
    async (type) => {
      saveSignUpBrowserKey({ email: 'other@example.com', key: 'the-key' });
      const page = open(linkFor(FAKE_MEMBER.email, type));
      await choosePassword('weak', 'Confirm my email address');
      expect(server.calls).toEqual([]);
      await userEvent.clear(screen.getByLabelText('New Password'));
      await choosePassword('Tungsten1!', 'Confirm my email address');
      await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
      expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /auth/v1/verify',
        'PUT /auth/v1/user',
      ]);
      expect(server.calls[1]?.body).toMatchObject({ password: 'Tungsten1!' });
    },
  );

  test('of this browser, for an account that somebody else created first, asks for a password', async () => {
    server.setResponse(keepCall, { body: false });
    const page = open(ownLinkFor(FAKE_MEMBER.email));
    await press('Confirm my email address');
    await choosePassword('Tungsten1!', 'Save password');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
    expect(server.calls.at(-1)).toMatchObject({ path: '/auth/v1/user', method: 'PUT' });
  });

  test('whose password the server refuses is spent once, and the next password is taken', async () => {
    server.setResponse('PUT /auth/v1/user', {
      status: 422,
      body: { error_code: 'weak_password', msg: 'leaked' },
    });
    const page = open(linkFor(FAKE_MEMBER.email));
    await choosePassword('Tungsten1!', 'Confirm my email address');
    await screen.findByText('Password does not meet criteria.');
    server.setResponse('PUT /auth/v1/user', { body: createSampleSession().user });
    await choosePassword('2', 'Confirm my email address');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
    expect(verifications()).toHaveLength(1);
  });

  test('asks a member of another account first, who may stay', async () => {
    await signInAsMember(server);
    open(ownLinkFor('other@example.com'));
    await screen.findByText(
      `You are signed in as ${FAKE_MEMBER.email}. Sign in as other@example.com instead?`,
    );
    screen.getByRole('link', { name: 'Stay signed in' });
    expect(verifications()).toEqual([]);
  });

  test('does not ask the member of its own account', async () => {
    await signInAsMember(server);
    open(linkFor(FAKE_MEMBER.email.toUpperCase(), 'magiclink'));
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByText(/You are signed in as/)).toBeNull();
  });

  test.each([
    ['names another address than that of its account', 'victim@example.com'],
    ['names the member and opens another account', FAKE_MEMBER.email],
  ])('that %s signs nobody in', async (_, email) => {
    await signInAsMember(server);
    const session = createSampleSession();
    const user = { ...session.user, id: '0b1e2a34-0000-4000-8000-00000000beef' };
    server.setResponse('POST /auth/v1/verify', { body: { ...session, user } });
    const page = open(ownLinkFor(email));
    await press('Confirm my email address');
    await waitFor(() => expect(page.currentPath()).toContain('/login?message='));
    expect(hasStoredSession()).toBe(false);
  });

  test('without an address says whose account it opened', async () => {
    open('/auth-callback?token_hash=without-address&type=email');
    await press('Confirm my email address');
    await screen.findByText(`You are signed in as ${FAKE_MEMBER.email}.`);
    screen.getByRole('link', { name: 'Continue' });
  });

  test('that has expired leads to /login', async () => {
    server.setResponse('POST /auth/v1/verify', {
      status: 403,
      body: { error_code: 'otp_expired', msg: 'no' },
    });
    const page = open(ownLinkFor(FAKE_MEMBER.email));
    await press('Confirm my email address');
    await waitFor(() => expect(page.currentPath()).toBe('/login?message=Authentication%20failed'));
  });

  test('can be pressed again after a failure of the server', async () => {
    server.setResponse('POST /auth/v1/verify', { status: 500, body: { msg: 'down' } });
    const page = open(ownLinkFor(FAKE_MEMBER.email));
    await press('Confirm my email address');
    await screen.findByText(/couldn’t answer just now/);
    server.setResponse('POST /auth/v1/verify', { body: createSampleSession() });
    await press('Confirm my email address');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
  });

  test('of a change of address says what is still to do, and what has been done', async () => {
    const link = `${linkFor('old@example.com', 'email_change')}&new_email=${FAKE_MEMBER.email}`;
    server.setResponse('POST /auth/v1/verify', { body: { code: '200', msg: 'accepted' } });
    const first = open(link);
    screen.getByText(`Your account moves from old@example.com to ${FAKE_MEMBER.email}.`);
    await press('Confirm the change');
    await screen.findByText(/open the link in the email to your other address/);
    first.unmount();
    server.setResponse('POST /auth/v1/verify', { body: createSampleSession() });
    open(link.replace('token_hash=', 'token_hash=second-'));
    await press('Confirm the change');
    await screen.findByText(`You sign in with ${FAKE_MEMBER.email} from now on.`);
    screen.getByRole('link', { name: 'Continue' });
  });
});
