import { renderPage } from '@site/testing';
import { createSampleProfile } from '@site/page/session/samples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
  backendSettingsOf,
} from '../../test/fake-backend-site';
import { FAKE_MEMBER, type FakeSupabaseServer } from '../../test/fake-supabase-server';
import DashboardPage from './dashboard';

let server: FakeSupabaseServer;

beforeAll(async () => {
  server = await startFakeBackendSite();
});
beforeEach(async () => {
  sessionStorage.clear();
  resetToAnonymous(server);
  await signInAsMember(server);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const open = (view = '') =>
  renderPage(<DashboardPage />, {
    path: `/dashboard${view && `?view=${view}`}`,
    settings: backendSettingsOf(server),
    chrome: 'bare',
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const callsTo = (path: string) => server.calls.filter((call) => call.path.startsWith(path));
const sidebar = () => within(screen.getByRole('navigation', { name: 'Dashboard views' }));

const rows = [
  {
    id: 2,
    logline: 'Newer line.',
    generated_summary: 'Newer text.',
    created_at: '2026-11-20T10:00:00Z',
  },
  {
    id: 1,
    logline: 'Older line.',
    generated_summary: 'Older text.',
    created_at: '2026-11-01T10:00:00Z',
  },
];

describe('The dashboard', () => {
  test.each([
    ['', 'Dashboard'],
    ['profile', 'Profile'],
    ['settings', 'Settings'],
  ])('view "%s": the title of the document and the landmarks name it', (view, label) => {
    open(view);
    expect(document.title).toMatch(new RegExp(`^${label} · `));
    const main = screen.getByRole('main');
    expect(main.id).toBe('content');
    expect(within(main).getByRole('heading', { level: 1 })).toBeTruthy();
    expect(within(main).queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('banner').contains(main)).toBe(false);
  });

  test('welcomes, and lists the synopses with a way into the editor', async () => {
    server.setResponse('GET /rest/v1/logline_summaries', { body: rows });
    open();
    screen.getByRole('heading', { level: 1, name: 'Welcome to Your Dashboard' });
    const items = (await screen.findAllByRole('heading', { level: 3 })).map(
      (item) => item.textContent,
    );
    expect(items).toEqual(['Newer line.', 'Older line.']);
    const [start] = screen.getAllByRole('link', { name: 'Start a deck from this' });
    expect(start?.getAttribute('href')).toBe('/editor?from=synopsis&id=2');
  });

  test('copies a synopsis', async () => {
    server.setResponse('GET /rest/v1/logline_summaries', { body: rows });
    const user = userEvent.setup();
    open();
    const [copy] = await screen.findAllByRole('button', { name: 'Copy' });
    if (copy) await user.click(copy);
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('Newer text.');
  });

  test('says that it is loading, and then that there is nothing yet', async () => {
    open();
    screen.getByRole('status', { name: 'Loading your synopses' });
    await screen.findByText('No synopses yet');
    expect(screen.getByRole('link', { name: 'Write a logline' }).getAttribute('href')).toBe(
      '/setup',
    );
  });

  test('says that the list failed, and tries again', async () => {
    server.setResponse('GET /rest/v1/logline_summaries', {
      status: 400,
      body: { code: 'X', message: 'no' },
    });
    open();
    await screen.findByText('Your synopses couldn’t be loaded');
    server.setResponse('GET /rest/v1/logline_summaries', { body: rows });
    await press('Try again');
    await screen.findByText('Newer line.');
  });

  test('changes its view in the address, by sidebar and by menu', async () => {
    const page = open();
    await userEvent.click(sidebar().getByRole('link', { name: 'Profile' }));
    expect(page.currentPath()).toBe('/dashboard?view=profile');
    // The menu bears the member's name once the profile has come.
    await screen.findByRole('button', { name: 'Account menu of Mira Nair' });
    await press('Account menu of Mira Nair');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(page.currentPath()).toBe('/dashboard?view=settings');
  });

  test('closes its sidebar to drawings, and remembers that', async () => {
    const page = open();
    await press('Close the sidebar');
    page.unmount();
    open();
    screen.getByRole('button', { name: 'Open the sidebar' });
    sidebar().getByRole('link', { name: 'Settings' });
  });

  test('Logout leads to the landing page', async () => {
    const page = open();
    await press('Logout');
    await waitFor(() => expect(page.currentPath()).toBe('/'));
    expect(callsTo('/auth/v1/logout')[0]?.path).toBe('/auth/v1/logout?scope=local');
  });
});

describe('The profile', () => {
  const factsOf = () =>
    screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

  test('shows name, email, free trial and the date of joining', async () => {
    server.setResponse('GET /rest/v1/profiles', {
      body: { ...createSampleProfile(), free_trial_used: true },
    });
    open('profile');
    await waitFor(() =>
      expect(factsOf()).toEqual([
        'Name: Mira Nair',
        `Email: ${FAKE_MEMBER.email}`,
        'Free Trial Used: Yes',
        'Member Since: 14 March 2026',
      ]),
    );
    screen.getByText('Your free project began with the first synopsis you saved.');
  });

  test('keeps the email when the profile cannot be read', async () => {
    server.setResponse('GET /rest/v1/profiles', { status: 500, body: { message: 'down' } });
    open('profile');
    await waitFor(() => expect(factsOf()).toContain('Member Since: N/A'));
    expect(factsOf()).toEqual([
      'Name: N/A',
      `Email: ${FAKE_MEMBER.email}`,
      'Free Trial Used: N/A',
      'Member Since: N/A',
    ]);
    screen.getByText('User');
  });
});
