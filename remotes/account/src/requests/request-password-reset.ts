import { getSiteSettings } from '@site/settings';
import { messages } from '../messages';
import { callSupabase, requestErrorMessage, type Result, type RequestError } from './call-supabase';

/** POST /auth/v1/recover. The response is the same for known and unknown addresses. */
export function requestPasswordReset(email: string): Promise<Result<object>> {
  const redirectTo = `${getSiteSettings().siteUrl}/reset-password`;
  return callSupabase((client) => client.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
}

/** Message of the server if it sent one for people, else the generic sentence. */
export function explainRequestPasswordResetError(error: RequestError): string {
  const { kind, serverMessage } = error;
  if (kind === 'limited') return requestErrorMessage(error, messages.resetLinkFailed);
  const isShown = kind === 'refused' && isForPeople(serverMessage);
  return isShown ? serverMessage : messages.resetLinkFailed;
}

/** False for the remains of an unparsable response, such as an error page of a proxy. */
function isForPeople(text: string): boolean {
  return text !== '' && !/[<>{}]|JSON/.test(text);
}
