import { siteSettings } from '@site/settings';
import { messages } from '../messages';
import { ask, type Outcome, type Problem } from './outcome';

/** POST /auth/v1/recover. The answer is the same for known and unknown addresses. */
export function requestReset(email: string): Promise<Outcome<object>> {
  const redirectTo = `${siteSettings().siteUrl}/reset-password`;
  return ask((client) => client.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
}

/** The server's own message, when the server has given one. */
export function explainReset({ kind, text }: Problem): string {
  const hasServerMessage = kind === 'refused' || kind === 'limited';
  return hasServerMessage && isForPeople(text) ? text : messages.resetLinkFailed;
}

/** What is left of an answer that was none, a proxy's page for one, is not. */
function isForPeople(text: string): boolean {
  return text !== '' && !/[<>{}]|JSON/.test(text);
}
