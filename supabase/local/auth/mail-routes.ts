import { type Account, findAccount, renewEmailChange } from './accounts';
import { authError, emptyAnswer } from './answers';
import { takeMail } from './mail-limits';
import { withMailRequest } from './mail-request';
import type { AuthBody } from './auth-body';
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
  const { request, path, query, body } = call;
  const checked = readChallenge(body);
  if ('problem' in checked) return authError(400, 'validation_failed', checked.problem);
  const problem = path === '/resend' ? findResendProblem(body) : undefined;
  if (problem !== undefined) return authError(400, 'validation_failed', problem);
  const { email = '' } = body;
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');

  const address = email.toLowerCase();
  const tooMany = takeMail(address, parts.limiters);
  if (tooMany) return tooMany;

  const mail = {
    challenge: checked.challenge,
    redirectTo: chooseRedirect(
      [query.get('redirect_to'), request.headers.get('referer')],
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

/** GoTrue's checks of a wish for a second mail. */
function findResendProblem({ type = '', email = '' }: AuthBody): string | undefined {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
    return 'Missing one of these types: signup, email_change, sms, phone_change';
  if (email === '' && type === 'signup') return 'Type provided requires an email address';
  if (type === 'sms') return 'Type provided requires a phone number';
  return email === '' ? 'Missing email address or phone number' : undefined;
}

/** lite answers every wish for a second mail by "too soon" (defect C). */
async function resend(address: string, { type }: AuthBody, parts: AuthParts): Promise<void> {
  const account = await findAccount(parts.sql, address);
  if (account === undefined) return;
  if (type === 'signup' && !account.confirmed_at) await confirmAgain(account, parts);
  if (type === 'email_change' && account.email_change)
    await changeAgain(account, account.email_change, parts);
}

async function changeAgain(
  { id, email }: Account,
  newEmail: string,
  { sql, mailer, rules }: AuthParts,
): Promise<void> {
  const { code, hash } = await renewEmailChange(sql, { id, address: newEmail }, rules.otpLength);
  await mailer.sendEmailChange(newEmail, hash, code, { userId: id, currentEmail: email, newEmail });
}
