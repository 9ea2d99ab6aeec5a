import { siteSettings } from '@site/settings';
import { ask, type Outcome } from './outcome';

/** POST /auth/v1/resend. The response is the same for known and unknown addresses. */
export function resendConfirmation(email: string): Promise<Outcome<object>> {
  return ask((client) =>
    client.auth.resend({
      type: 'signup',
      email: email.trim(),
      options: { emailRedirectTo: `${siteSettings().siteUrl}/auth-callback` },
    }),
  );
}
