import { createAuthErrorResponse } from './auth-responses';
import type { AuthLimiters } from './auth-limits';

/** Kinds of emails whose intervals GoTrue measures separately. Sign-in links count as recoveries. */
type MailKind = 'confirmation' | 'recovery' | 'email_change';

/**
 * Counts an email before it is requested; returns the error response if a limit is reached. `to` is the recipient,
 * or the id of the signed-in user, so that a user cannot send many emails to different recipients.
 */
export function consumeMailQuota(
  kind: MailKind,
  to: string,
  { mailsPerRecipient, mailsPerProject }: AuthLimiters,
): Response | undefined {
  const key = `${kind} ${to}`;
  const waitSeconds = mailsPerRecipient.secondsUntilAllowed(key);
  if (waitSeconds > 0)
    return createMailLimitResponse(
      `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    );
  if (!mailsPerProject.tryConsume('all'))
    return createMailLimitResponse('email rate limit exceeded');
  mailsPerRecipient.consume(key);
  return undefined;
}

function createMailLimitResponse(message: string): Response {
  return createAuthErrorResponse(429, 'over_email_send_rate_limit', message);
}
