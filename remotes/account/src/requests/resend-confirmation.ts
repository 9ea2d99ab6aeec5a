import { getSiteSettings } from '@site/settings';
import { callSupabase, type Result } from './call-supabase';

/** POST /auth/v1/resend. The response is the same for known and unknown addresses. */
export function resendConfirmation(email: string): Promise<Result<object>> {
  return callSupabase((client) =>
    client.auth.resend({
      type: 'signup',
      email: email.trim(),
      options: { emailRedirectTo: `${getSiteSettings().siteUrl}/auth-callback` },
    }),
  );
}
