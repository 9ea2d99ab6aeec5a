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
 * POST /recover, /otp, /magiclink and /resend. Responds before any lookup and sends the email afterwards, so that
 * known and unknown email addresses cannot be distinguished; for the same reason the minimum interval between two
 * emails applies to both. Never creates a user for an unknown address.
 */
export async function requestMail(call: AuthCall, context: AuthParts): Promise<Response> {
  const { request, path, query, body } = call;
  const parsed = readChallenge(body);
  if ('problem' in parsed) return authError(400, 'validation_failed', parsed.problem);
  const problem = path === '/resend' ? findResendProblem(body) : undefined;
  if (problem !== undefined) return authError(400, 'validation_failed', problem);
  const { email = '' } = body;
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');

  const recipient = email.toLowerCase();
  const refusal = takeMail(recipient, context.limiters);
  if (refusal) return refusal;

  const mail = {
    challenge: parsed.challenge,
    redirectTo: chooseRedirect(
      [query.get('redirect_to'), request.headers.get('referer')],
      context.redirects,
    ),
  };
  const isResend = path === '/resend';
  context.afterAnswer(() =>
    withMailRequest(mail, () =>
      isResend ? resendMail(recipient, body, context) : sendMail(call, context),
    ),
  );
  return emptyAnswer();
}

async function sendMail({ request, path, body }: AuthCall, context: AuthParts): Promise<void> {
  const url = new URL(request.url);
  // lite would create a confirmed user for an unknown email address.
  const isMagicLink = path === '/magiclink' || path === '/otp';
  if (isMagicLink) url.pathname = '/auth/v1/otp';
  const response = await context.callLite(
    new Request(url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify(isMagicLink ? { ...body, create_user: false } : body),
    }),
  );
  if (response.status >= 500) console.error('[auth]', path, response.status, await response.text());
}

/** Validates the body of /resend as GoTrue does. */
function findResendProblem({ type = '', email = '' }: AuthBody): string | undefined {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
    return 'Missing one of these types: signup, email_change, sms, phone_change';
  if (email === '' && type === 'signup') return 'Type provided requires an email address';
  if (type === 'sms') return 'Type provided requires a phone number';
  return email === '' ? 'Missing email address or phone number' : undefined;
}

/** Replaces lite's /resend, which rejects every request as too early (defect C). */
async function resendMail(email: string, { type }: AuthBody, context: AuthParts): Promise<void> {
  const account = await findAccount(context.sql, email);
  if (account === undefined) return;
  if (type === 'signup' && !account.confirmed_at) await confirmAgain(account, context);
  if (type === 'email_change' && account.email_change)
    await resendEmailChange(account, account.email_change, context);
}

async function resendEmailChange(
  { id, email }: Account,
  newEmail: string,
  { sql, mailer, rules }: AuthParts,
): Promise<void> {
  const { code, hash } = await renewEmailChange(sql, { id, newEmail }, rules.otpLength);
  await mailer.sendEmailChange(newEmail, hash, code, { userId: id, currentEmail: email, newEmail });
}
