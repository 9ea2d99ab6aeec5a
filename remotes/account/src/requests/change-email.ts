import { getSiteSettings } from '@site/settings';
import { callSupabase, requestErrorMessage, type Result, type RequestError } from './call-supabase';

/** PUT /auth/v1/user with an email: it changes once the links in both mailboxes were opened. */
export function changeEmail(email: string): Promise<Result<object>> {
  const emailRedirectTo = `${getSiteSettings().siteUrl}/auth-callback`;
  return callSupabase((client) =>
    client.auth.updateUser({ email: email.trim() }, { emailRedirectTo }),
  );
}

export function explainChangeEmailError(error: RequestError): string {
  return requestErrorMessage(
    error,
    'That address could not be used. Your address has not changed.',
  );
}
