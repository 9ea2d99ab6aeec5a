import { renderPage } from '@site/testing';
import { sessionStore } from '@site/page/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
  backendSettingsOf,
} from '../../test/fake-backend-site';
import type { FakeSupabaseServer } from '../../test/fake-supabase-server';
import { requestPasswordReset } from '../requests/auth';
import ForgotPage from './forgot';
import ResetPasswordPage from './reset-password';

let server: FakeSupabaseServer;

beforeAll(async () => {
  server = await startFakeBackendSite();
});
beforeEach(() => {
  sessionStorage.clear();
  resetToAnonymous(server);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Forgot password', () => {
  const open = () =>
    renderPage(<ForgotPage />, { path: '/forgot', settings: backendSettingsOf(server) });

  test('Says that the link is on its way, and offers the way back', async () => {
    open();
    await type('Email', 'mira@example.com');
    await press('Send Reset Link');
    await screen.findByText('Password reset link has been sent to your email address');
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
  });

  test('Says which step comes next, as the page for the new password does', () => {
    open();
    const readStep = () => document.querySelector('[aria-current=step]')?.textContent;
    expect(readStep()).toMatch(/^Ask for a link/);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    renderPage(<ResetPasswordPage />, {
      path: '/reset-password',
      settings: backendSettingsOf(server),
    });
    expect(document.querySelectorAll('[aria-current=step]')[1]?.textContent).toMatch(
      /^Choose a new password/,
    );
  });

  test('Says when the next email can be sent', async () => {
    const msg = 'For security purposes, you can only request this after 42 seconds.';
    server.setResponse('POST /auth/v1/recover', {
      status: 429,
      body: { error_code: 'over_email_send_rate_limit', msg },
    });
    open();
    await type('Email', 'mira@example.com');
    await press('Send Reset Link');
    await screen.findByText('We can send the next email in 42 seconds. Please try again then.');
  });

  test('Says in its own words that too many requests were sent', async () => {
    server.setResponse('POST /auth/v1/recover', {
      status: 429,
      body: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    });
    open();
    await type('Email', 'mira@example.com');
    await press('Send Reset Link');
    await screen.findByText('That was tried too often. Please wait a minute and try again.');
  });

  test('Says that the link could not be sent when there is no answer', async () => {
    server.setResponse('POST /auth/v1/recover', { status: 500, body: { msg: 'stack trace' } });
    open();
    await type('Email', 'mira@example.com');
    await press('Send Reset Link');
    await screen.findByText('Could not send reset link');
  });

  test.each(['', 'mira', 'mira@example'])('%j is no address, and nothing is sent', async (text) => {
    open();
    if (text) await type('Email', text);
    await press('Send Reset Link');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(server.calls).toEqual([]);
  });
});

describe('Reset password', () => {
  const open = (path: string) =>
    renderPage(<ResetPasswordPage />, { path, settings: backendSettingsOf(server) });
  const fill = async (password = 'Tungsten1!', confirmation = password) => {
    await type('New Password', password);
    await type('Confirm New Password', confirmation);
    await press('Reset Password');
  };
  /** A link that this browser has asked for: its verifier is here. */
  const askForLink = async () => {
    await requestPasswordReset('mira@example.com');
    server.calls.length = 0;
  };
  const callsTo = (path: string) => server.calls.filter((call) => call.path.startsWith(path));

  test('The code is exchanged, the password set, and the way leads back to /login', async () => {
    await askForLink();
    const page = open('/reset-password?code=good-1');
    await fill();
    const message = 'Your%20Password%20has%20been%20reset%20successfully.%20Sign%20in.';
    await waitFor(() => expect(page.currentPath()).toBe(`/login?message=${message}`));
    expect(callsTo('/auth/v1/logout')[0]?.path).toBe('/auth/v1/logout?scope=global');
  });

  test('The code leaves the address at once', async () => {
    await askForLink();
    const page = open('/reset-password?code=good-2&message=Hello');
    await waitFor(() => expect(page.currentPath()).toBe('/reset-password?message=Hello'));
    screen.getByText('Hello');
    await waitFor(() => expect(sessionStorage.getItem('account-recovering')).not.toBeNull());
  });

  test('When only the update fails, a second try uses the session that is there', async () => {
    await askForLink();
    server.setResponse('PUT /auth/v1/user', { status: 500, body: { msg: 'down' } });
    const page = open('/reset-password?code=good-3');
    await fill();
    await screen.findByText('Unable to reset Password. Try again!');
    server.setResponse('PUT /auth/v1/user', { body: { id: 'x' } });
    await press('Reset Password');
    await waitFor(() => expect(page.currentPath()).toContain('/login'));
    expect(callsTo('/auth/v1/token')).toHaveLength(1);
  });

  test('A code that cannot be exchanged is told at once, with a new link in place', async () => {
    await askForLink();
    server.setResponse('POST /auth/v1/token', {
      status: 404,
      body: { error_code: 'flow_state_not_found', msg: 'no' },
    });
    open('/reset-password?code=used');
    await screen.findByText('Unable to reset Password. Link expired!');
    await type('Email', 'mira@example.com');
    await press('Send Reset Link');
    await screen.findByText('Password reset link has been sent to your email address');
  });

  test('A link of another browser counts as expired', async () => {
    open('/reset-password?code=of-another-browser');
    await screen.findByText('Unable to reset Password. Link expired!');
    expect(callsTo('/auth/v1/token')).toEqual([]);
  });

  test.each([
    '/reset-password?error=access_denied&error_code=otp_expired',
    '/reset-password#error=access_denied&error_code=otp_expired',
  ])('%s counts as expired, and leaves the address', async (path) => {
    const page = open(path);
    await screen.findByText('Unable to reset Password. Link expired!');
    expect(page.currentPath()).toBe('/reset-password');
  });

  test('A link with a token is not used up by opening the page, only by the person', async () => {
    const page = open('/reset-password?token_hash=h-1&type=recovery');
    await screen.findByLabelText('New Password');
    expect(server.calls).toEqual([]);
    await fill();
    await waitFor(() => expect(page.currentPath()).toContain('/login'));
    expect(callsTo('/auth/v1/verify')).toHaveLength(1);
  });

  test('A link for another account asks the member who is signed in, and sets that password', async () => {
    await signInAsMember(server);
    open('/reset-password?token_hash=h-3&type=recovery&email=other%2Bwork%40example.com');
    await screen.findByText(
      'You are signed in as mira@example.com. Sign in as other+work@example.com instead?',
    );
    const { session } = sessionStore.getState();
    const user = { ...session?.user, id: 'x', email: 'other+work@example.com' };
    server.setResponse('POST /auth/v1/verify', { body: { ...session, user } });
    await fill();
    await waitFor(() => expect(callsTo('/auth/v1/user')).toHaveLength(1));
  });

  test('A link that opens another account than it names sets no password', async () => {
    open('/reset-password?token_hash=h-4&type=recovery&email=other%40example.com');
    await fill();
    await screen.findByText('Unable to reset Password. Link expired!');
    expect(callsTo('/auth/v1/user')).toEqual([]);
  });

  test('Without a link, nothing can be set', async () => {
    open('/reset-password');
    await fill();
    await screen.findByText('Unable to reset Password. Link expired!');
    expect(callsTo('/auth/v1/user')).toEqual([]);
  });

  test('A password that breaks a rule, or a confirmation that differs, is refused', async () => {
    open('/reset-password?token_hash=h-2&type=recovery');
    await fill('weak', 'weaker');
    expect(screen.getAllByText('Password does not meet criteria.')).toHaveLength(2);
    expect(screen.getAllByText('Passwords do not match')).toHaveLength(2);
    expect(server.calls).toEqual([]);
  });
});
