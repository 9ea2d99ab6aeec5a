import { siteSettings } from '@site/settings';
import { ask, type Outcome } from './outcome';

export type Provider = 'google' | 'github';

/** GET /auth/v1/authorize: leaves the site; the provider redirects back to /auth-callback. */
export function startProviderSignIn(provider: Provider): Promise<Outcome<object>> {
  const redirectTo = `${siteSettings().siteUrl}/auth-callback`;
  return ask((client) => client.auth.signInWithOAuth({ provider, options: { redirectTo } }));
}
