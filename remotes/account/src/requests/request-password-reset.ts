import { getSiteSettings } from '@site/settings';
import { messages } from '../messages';
import { callSupabase, type Result, type RequestError } from './call-supabase';

/** POST /auth/v1/recover. The response is the same for known and unknown addresses. */
export function requestPasswordReset(email: string): Promise<Result<object>> {
  const redirectTo = `${getSiteSettings().siteUrl}/reset-password`;
  return callSupabase((client) => client.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
}

/** Message of the server if it sent one for people, else the generic sentence. */
export function explainRequestPasswordResetError({ kind, serverMessage }: RequestError): string {
  const hasServerMessage = kind === 'refused' || kind === 'limited';
  return hasServerMessage && isForPeople(serverMessage) ? serverMessage : messages.resetLinkFailed;
}

/** False for the remains of an unparsable response, such as an error page of a proxy. */
function isForPeople(text: string): boolean {
  return text !== '' && !/[<>{}]|JSON/.test(text);
}
