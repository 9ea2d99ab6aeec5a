import { createSampleProfile } from '@site/page/session/samples';
import { renderPage } from '@site/testing';
import { hasStoredSession } from '@site/page/session';
import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  resetToAnonymous,
  signInAsMember,
  startFakeBackendSite,
  backendSettingsOf,
} from '../../test/fake-backend-site';
import type { FakeSupabaseServer } from '../../test/fake-supabase-server';
import MediatorPage from './mediator';

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

describe('The step after signing in', () => {
  const login = '/login?message=User%20not%20authenticated';
  const isDone = () =>
    server.setResponse('GET /rest/v1/profiles', {
      body: { ...createSampleProfile(), free_trial_used: true },
    });

  test('A new member goes to the set-up', async () => {
    await signInAsMember(server);
    expect(await follow(<MediatorPage />, '/mediator?next=%2Feditor')).toBe('/setup');
  });

  test('A member who has used the free trial goes to the dashboard', async () => {
    await signInAsMember(server);
    isDone();
    expect(await follow(<MediatorPage />, '/mediator')).toBe('/dashboard');
  });

  test('Or to the page that was asked for, when it is one of this site', async () => {
    await signInAsMember(server);
    isDone();
    expect(await follow(<MediatorPage />, '/mediator?next=%2Feditor%3Fid%3D1')).toBe(
      '/editor?id=1',
    );
  });

  test('But never to another site', async () => {
    await signInAsMember(server);
    isDone();
    expect(await follow(<MediatorPage />, '/mediator?next=%2F%2Fevil.example')).toBe('/dashboard');
  });

  test('Nobody goes to /login', async () => {
    expect(await follow(<MediatorPage />, '/mediator')).toBe(login);
  });

  test('Somebody whose account is gone goes to /login, signed out, so that no circle can begin', async () => {
    await signInAsMember(server);
    server.setResponse('GET /auth/v1/user', {
      status: 403,
      body: { error_code: 'user_not_found', msg: 'gone' },
    });
    expect(await follow(<MediatorPage />, '/mediator')).toBe(login);
    expect(hasStoredSession()).toBe(false);
  });
});
