import { findAccount } from './accounts';
import { authError, emptyAnswer } from './answers';
import { withMailRequest } from './mail-request';
import type { AuthCall, AuthParts } from './parts';
import { readChallenge } from './pkce';
import { chooseRedirect } from './redirects';
import { confirmAgain } from './sign-up';

/**
 * POST /recover, /otp, /magiclink and /resend. The answer is given before anything is looked up, so a known
 * and an unknown address cannot be told apart; the mail follows. The pause between two mails is counted
 * for every address, whether anyone has it or not. An unknown address never becomes a member here.
 */
export async function requestMail(call: AuthCall, parts: AuthParts): Promise<Response> {
  const { request, path, body } = call;
  const checked = readChallenge(body);
  if ('problem' in checked) return authError(400, 'validation_failed', checked.problem);
  const email = body['email'];
  if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');

  const address = email.toLowerCase();
  const wait = parts.limiters.mailPause.waitFor(address);
  if (wait > 0)
    return authError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
    );
  parts.limiters.mailPause.count(address);

  const mail = {
    challenge: checked.challenge,
    redirectTo: chooseRedirect(
      [new URL(request.url).searchParams.get('redirect_to'), request.headers.get('referer')],
      parts.redirects,
    ),
  };
  const isResend = path === '/resend';
  parts.afterAnswer(() =>
    withMailRequest(mail, () => (isResend ? resend(address, body, parts) : send(call, parts))),
  );
  return emptyAnswer();
}

async function send({ request, path, body }: AuthCall, parts: AuthParts): Promise<void> {
  const url = new URL(request.url);
  // lite would make a confirmed member of an unknown address.
  const isMagicLink = path === '/magiclink' || path === '/otp';
  if (isMagicLink) url.pathname = '/auth/v1/otp';
  const answer = await parts.callLite(
    new Request(url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify(isMagicLink ? { ...body, create_user: false } : body),
    }),
  );
  if (answer.status >= 500) console.error('[auth]', path, answer.status, await answer.text());
}

/** lite answers every wish for a second confirmation mail by "too soon" (defect C). */
async function resend(
  address: string,
  body: Record<string, unknown>,
  parts: AuthParts,
): Promise<void> {
  if (body['type'] !== 'signup') return;
  const account = await findAccount(parts.sql, address);
  if (account && !account.confirmed_at) await confirmAgain(account, parts);
}
