import { createAuthErrorResponse } from './auth-responses';
import type { AuthLimiters } from './auth-limits';

/**
 * Counts an email before it is requested; returns the error response if a limit is reached. `to` is the recipient,
 * or the id of the signed-in user, so that a user cannot send many emails to different recipients.
 */
export function consumeMailQuota(
  to: string,
  { mailsPerRecipient, mailsPerProject }: AuthLimiters,
): Response | undefined {
  const waitSeconds = mailsPerRecipient.secondsUntilAllowed(to);
  if (waitSeconds > 0)
    return createMailLimitResponse(
      `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    );
  if (!mailsPerProject.tryConsume('all'))
    return createMailLimitResponse('email rate limit exceeded');
  mailsPerRecipient.consume(to);
  return undefined;
}

function createMailLimitResponse(message: string): Response {
  return createAuthErrorResponse(429, 'over_email_send_rate_limit', message);
}
