import { siteSettings } from '@site/session';
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
  return hasServerMessage && text !== '' ? text : messages.resetLinkFailed;
}
