import type { BrowserContext, Route } from '@playwright/test';
import type { SiteSettings } from '@site/contract';
import { storageKey } from '@site/session/storage-key';

const user = {
  id: '00000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'member@example.com',
  user_metadata: { full_name: 'Sample Member' },
  app_metadata: { provider: 'email' },
  identities: [],
  created_at: '2026-01-01T00:00:00Z',
};

const profile = {
  id: user.id,
  full_name: 'Sample Member',
  free_trial_used: true,
  created_at: '2026-01-01T00:00:00Z',
};

/** Lets every page of a context open as a member's, so that pages behind the guard can be looked at. */
export async function signInAsGuest(
  context: BrowserContext,
  { supabaseUrl }: SiteSettings,
): Promise<void> {
  const lasts = 3600;
  const session = {
    access_token: 'sample',
    refresh_token: 'sample',
    token_type: 'bearer',
    expires_in: lasts,
    expires_at: Math.floor(Date.now() / 1000) + lasts,
    user,
  };
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKey(supabaseUrl),
    JSON.stringify(session),
  ] as const);
}

/** A backend with one member and nothing else in it. */
export function answerAsBackend(route: Route): Promise<void> {
  const request = route.request();
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  };
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  return route.fulfill({ status: 200, headers, json: bodyFor(request.url(), request.headers()) });
}

function bodyFor(url: string, { accept = '' }: Record<string, string>): unknown {
  if (url.includes('/auth/v1/user')) return user;
  const rows = url.includes('/rest/v1/profiles') ? [profile] : [];
  return accept.includes('vnd.pgrst.object') ? (rows[0] ?? {}) : rows;
}
