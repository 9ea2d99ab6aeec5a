import type { BrowserContext, Route } from '@playwright/test';
import type { SiteSettings } from '@site/contract';
import { authStorageKeyOf } from '@site/session/auth-storage-key';

const USER = {
  id: '00000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'member@example.com',
  user_metadata: { full_name: 'Sample Member' },
  app_metadata: { provider: 'email' },
  identities: [],
  created_at: '2026-01-01T00:00:00Z',
};

const PROFILE = {
  id: USER.id,
  full_name: 'Sample Member',
  free_trial_used: true,
  created_at: '2026-01-01T00:00:00Z',
};

/** Makes all pages of a context open as a member's, so that pages behind the guard can be checked. */
export async function presetSampleSession(
  context: BrowserContext,
  { supabaseUrl }: SiteSettings,
): Promise<void> {
  const lifetimeSeconds = 3600;
  const session = {
    access_token: 'sample',
    refresh_token: 'sample',
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: Math.floor(Date.now() / 1000) + lifetimeSeconds,
    user: USER,
  };
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    authStorageKeyOf(supabaseUrl),
    JSON.stringify(session),
  ] as const);
}

/** Responds as a backend with one member and no other data. */
export function fulfillAsBackend(route: Route): Promise<void> {
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
  if (url.includes('/auth/v1/user')) return USER;
  const rows = url.includes('/rest/v1/profiles') ? [PROFILE] : [];
  return accept.includes('vnd.pgrst.object') ? (rows[0] ?? {}) : rows;
}
