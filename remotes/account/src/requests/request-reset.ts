import { siteSettings } from '@site/settings';
import { messages } from '../messages';
import { ask, type Outcome, type Problem } from './outcome';

/** POST /auth/v1/recover. The response is the same for known and unknown addresses. */
export function requestReset(email: string): Promise<Outcome<object>> {
  const redirectTo = `${siteSettings().siteUrl}/reset-password`;
  return ask((client) => client.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
}

/** Message of the server if it sent one for people, else the generic sentence. */
export function explainReset({ kind, text }: Problem): string {
  const hasServerMessage = kind === 'refused' || kind === 'limited';
  return hasServerMessage && isForPeople(text) ? text : messages.resetLinkFailed;
}

/** False for the remains of an unparsable response, such as an error page of a proxy. */
function isForPeople(text: string): boolean {
  return text !== '' && !/[<>{}]|JSON/.test(text);
}
