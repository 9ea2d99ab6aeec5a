import type { AuthProvider } from '@site/contract';
import { siteSettings } from '@site/settings';
import { ask, type Outcome } from './outcome';

/** GET /auth/v1/authorize: leaves the site; the provider redirects back to /auth-callback. */
export function startProviderSignIn(provider: AuthProvider): Promise<Outcome<object>> {
  const redirectTo = `${siteSettings().siteUrl}/auth-callback`;
  return ask((client) => client.auth.signInWithOAuth({ provider, options: { redirectTo } }));
}
