import type { AuthProvider } from '@site/contract';
import { getSiteSettings } from '@site/settings';
import { callSupabase, type Result } from './call-supabase';

/** GET /auth/v1/authorize: leaves the site; the provider redirects back to /auth-callback. */
export function startProviderSignIn(provider: AuthProvider): Promise<Result<object>> {
  const redirectTo = `${getSiteSettings().siteUrl}/auth-callback`;
  return callSupabase((client) =>
    client.auth.signInWithOAuth({ provider, options: { redirectTo } }),
  );
}
