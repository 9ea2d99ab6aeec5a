import type { BrowserContext, Route } from '@playwright/test';
import { authStorageKeyOf, type SiteSettings } from '@site/contract';
import { createSampleProfile, createSampleSession } from '@site/page/session/samples';

const PROFILE = { ...createSampleProfile(), free_trial_used: true };

/** Makes all pages of a context open as a member's, so that pages behind the guard can be checked. */
export async function presetSampleSession(
  context: BrowserContext,
  { supabaseUrl }: SiteSettings,
): Promise<void> {
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    authStorageKeyOf(supabaseUrl),
    JSON.stringify(createSampleSession()),
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
  if (url.includes('/auth/v1/user')) return createSampleSession().user;
  const rows = url.includes('/rest/v1/profiles') ? [PROFILE] : [];
  return accept.includes('vnd.pgrst.object') ? (rows[0] ?? {}) : rows;
}
