import { renderPage } from '@site/testing';
import { setVisitor } from '@site/page/session/samples';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
  backendSettingsOf,
} from '../../test/fake-backend-site';
import type { FakeSupabaseServer } from '../../test/fake-supabase-server';
import LoginPage from './login';

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

const open = (path: string, settings = {}) =>
  renderPage(<LoginPage />, { path, settings: { ...backendSettingsOf(server), ...settings } });
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Signing in', () => {
  test('Visitors who sign in go to /mediator', async () => {
    const page = open('/login');
    await type('Email', 'mira@example.com');
    await type('Password', 'Tungsten1!{Enter}');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
  });

  test('The page that was asked for goes along, when it is one of this site', async () => {
    const page = open('/login?next=%2Feditor%3Fdeck%3D1');
    await type('Email', 'mira@example.com');
    await type('Password', 'Tungsten1!{Enter}');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator?next=%2Feditor%3Fdeck%3D1'));
  });

  test('A return target on another site is dropped', async () => {
    const page = open('/login?next=https%3A%2F%2Fevil.example');
    await type('Email', 'mira@example.com');
    await type('Password', 'Tungsten1!{Enter}');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
  });

  test('Empty fields are named in a summary that takes the focus, and nothing is sent', async () => {
    open('/login');
    await press('Sign in');
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain('Enter your email address');
    expect(summary.textContent).toContain('Enter your password');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(server.calls).toEqual([]);
  });

  test('A wrong password says nothing about the address, and what was typed stays', async () => {
    server.setResponse('POST /auth/v1/token', {
      status: 400,
      body: { error_code: 'invalid_credentials', msg: 'Invalid' },
    });
    open('/login');
    await type('Email', 'mira@example.com');
    await type('Password', 'wrong{Enter}');
    const alert = await screen.findByText('Incorrect email or password.');
    expect(alert.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mira@example.com');
  });

  test('Somebody who has not confirmed yet can have the mail sent again', async () => {
    server.setResponse('POST /auth/v1/token', {
      status: 400,
      body: { error_code: 'email_not_confirmed', msg: 'no' },
    });
    const page = open('/login');
    await type('Email', 'mira@example.com');
    await type('Password', 'Tungsten1!{Enter}');
    await waitFor(() => expect(page.currentPath()).toBe('/confirm'));
  });

  test('A server that is down, or too many tries, are told apart from a wrong password', async () => {
    server.setResponse('POST /auth/v1/token', { status: 429, body: { msg: 'Too many requests' } });
    open('/login');
    await type('Email', 'mira@example.com');
    await type('Password', 'x{Enter}');
    await screen.findByText(/Please wait a minute/);
    server.setResponse('POST /auth/v1/token', { status: 500, body: { msg: 'stack trace' } });
    await press('Sign in');
    await screen.findByText(/couldn’t answer just now/);
  });

  test('A double click sends once', async () => {
    open('/login');
    await type('Email', 'mira@example.com');
    await type('Password', 'x');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    expect(server.calls).toHaveLength(1);
  });

  test('A submit before the script would never put the password into the address', () => {
    const { container } = open('/login');
    expect(container.querySelector('form')?.method).toBe('post');
  });
});

describe('Somebody who is already signed in', () => {
  test('goes straight to /mediator', async () => {
    await signInAsMember(server);
    const page = open('/login');
    await waitFor(() => expect(page.currentPath()).toBe('/mediator'));
  });

  test('stays when there is a message to read, so that no circle can begin', async () => {
    await signInAsMember(server);
    const page = open('/login?message=User%20not%20authenticated');
    screen.getByText('User not authenticated');
    expect(page.currentPath()).toContain('/login');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/mediator');
  });
});

describe('Creating an account', () => {
  const fill = async () => {
    await type('Full name', 'Mira Nair');
    await type('Email', 'mira@example.com');
    await type('Password', 'Tungsten1!');
  };

  test('Visitors who create an account are asked to check their mail', async () => {
    const page = open('/login?mode=signup');
    await fill();
    await press('Create account');
    await waitFor(() => expect(page.currentPath()).toBe('/confirm'));
  });

  test('The checklist follows what is typed', async () => {
    open('/login?mode=signup');
    await type('Password', 'Tung');
    expect(screen.getAllByText('(met).')).toHaveLength(2);
    await type('Password', 'sten1!');
    expect(screen.getAllByText('(met).')).toHaveLength(5);
  });

  test('A weak password is refused before anything is sent', async () => {
    open('/login?mode=signup');
    await type('Full name', 'Mira Nair');
    await type('Email', 'mira@example.com');
    await type('Password', 'weak');
    await press('Create account');
    expect(screen.getAllByText('Password does not meet criteria.')).toHaveLength(2);
    expect(server.calls).toEqual([]);
  });

  test('After an empty submit, a field that is filled in is no longer marked', async () => {
    open('/login?mode=signup');
    await press('Create account');
    expect(screen.getAllByText('Enter your full name')).toHaveLength(2);
    await type('Full name', 'M');
    expect(screen.queryByText('Enter your full name')).toBeNull();
    expect(screen.getAllByText('Enter your email address')).toHaveLength(2);
  });

  test('An address that has an account gets the very same answer', async () => {
    server.setResponse('POST /auth/v1/signup', { body: { id: 'made-up', identities: [] } });
    const page = open('/login?mode=signup');
    await fill();
    await press('Create account');
    await waitFor(() => expect(page.currentPath()).toBe('/confirm'));
  });
});

describe('The second step', () => {
  beforeEach(() => act(() => setVisitor('pending')));
  const code = () => screen.getByLabelText('Code');

  test('asks for the code in place of the password, and has the focus', () => {
    open('/login');
    screen.getByRole('heading', { level: 1, name: 'Enter your code' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute('autocomplete')).toBe('one-time-code');
  });

  test('keeps a code out of the drafts of this tab', async () => {
    open('/login');
    await userEvent.type(code(), '123456');
    expect(sessionStorage.getItem('form-drafts')).not.toContain('123456');
  });

  test('can be left for another account', async () => {
    open('/login');
    await press('Use another account');
    await screen.findByLabelText('Password');
  });

  test('says when a recovery code is incorrect', async () => {
    server.setResponse('POST /rest/v1/rpc/use_recovery_code', { body: false });
    open('/login');
    await press('Use recovery code');
    await press('Remove app');
    expect(screen.getAllByText('Enter your recovery code').length).toBeGreaterThan(1);
    await type('Recovery code', '1234{Enter}');
    await screen.findByText(/That recovery code is incorrect/);
  });
});

describe('The banner', () => {
  test('A message that a stranger wrote is a quotation, and the page says who did not write it', () => {
    open('/login?message=Your%20account%20is%20locked%2C%20call%20555');
    const quotation = screen.getByText('Your account is locked, call 555');
    expect(quotation.tagName).toBe('BLOCKQUOTE');
    expect(quotation.closest('[role=status]')?.textContent).toContain('did not write it');
  });

  test('A message of this site is no quotation', () => {
    open('/login?message=Authentication%20failed');
    expect(screen.getByRole('alert').textContent).toBe('Authentication failed');
    expect(screen.getByText(/A link in an email works once/)).toBeTruthy();
  });

  test('Where nothing can be stored, the page says that a reload signs out, and elsewhere it does not', () => {
    open('/login');
    expect(screen.queryByText(/a reload or a closed tab signs you out/)).toBeNull();
    cleanup();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    open('/login');
    expect(screen.getByText(/a reload or a closed tab signs you out/)).toBeTruthy();
    jest.restoreAllMocks();
  });

  test('Markup in a message is shown as text, never as a link', () => {
    open(`/login?message=${encodeURIComponent('<a href="https://evil.example">Call us</a>')}`);
    screen.getByText('<a href="https://evil.example">Call us</a>');
    expect(screen.queryByRole('link', { name: 'Call us' })).toBeNull();
  });
});

describe('Other sign-in services', () => {
  test('appear when the settings name them', () => {
    open('/login', { authProviders: ['google', 'github'] });
    screen.getByRole('button', { name: 'Continue with Google' });
    screen.getByRole('button', { name: 'Continue with GitHub' });
  });

  test('do not appear otherwise', () => {
    open('/login', { authProviders: [] });
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });
});
