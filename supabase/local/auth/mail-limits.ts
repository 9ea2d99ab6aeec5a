import { authError } from './answers';
import type { AuthLimiters } from './limits';

/**
 * Counts an email before it is requested; returns the error response if a limit is reached. `to` is the recipient,
 * or the id of the signed-in user, so that a user cannot send many emails to different recipients.
 */
export function takeMail(to: string, { mailPause, mails }: AuthLimiters): Response | undefined {
  const waitSeconds = mailPause.waitFor(to);
  if (waitSeconds > 0)
    return createMailLimitResponse(
      `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    );
  if (mails.waitFor('all') > 0) return createMailLimitResponse('email rate limit exceeded');
  mailPause.count(to);
  mails.count('all');
  return undefined;
}

function createMailLimitResponse(message: string): Response {
  return authError(429, 'over_email_send_rate_limit', message);
}
