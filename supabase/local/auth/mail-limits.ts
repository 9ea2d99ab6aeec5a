import { authError } from './answers';
import type { AuthLimiters } from './limits';

/**
 * Counts a mail that is about to be asked for; a refusal when it has to wait. `to` is the address that asks, or
 * the member: one who asks for mails to strangers waits as well.
 */
export function takeMail(to: string, { mailPause, mails }: AuthLimiters): Response | undefined {
  const pause = mailPause.waitFor(to);
  if (pause > 0)
    return tooManyMails(`For security purposes, you can only request this after ${pause} seconds.`);
  if (mails.waitFor('all') > 0) return tooManyMails('email rate limit exceeded');
  mailPause.count(to);
  mails.count('all');
  return undefined;
}

function tooManyMails(message: string): Response {
  return authError(429, 'over_email_send_rate_limit', message);
}
