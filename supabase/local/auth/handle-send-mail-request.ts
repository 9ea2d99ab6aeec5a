import { type AuthUser, findAuthUser, renewOtp } from './auth-users';
import { askCurrentMailbox } from './one-time-tokens/confirm-email-change';
import { createAuthErrorResponse, createEmptyResponse } from './auth-responses';
import { consumeMailQuota, type MailKind } from './consume-mail-quota';
import { runWithMailContext } from './auth-mailer';
import type { AuthRequestBody } from './parse-auth-body';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { readMailContext } from './read-mail-context';
import { sendNewConfirmation } from './handle-sign-up';

/**
 * POST /recover, /otp, /magiclink and /resend. Responds before any lookup and sends the email afterwards, so that
 * known and unknown email addresses cannot be distinguished; for the same reason the minimum interval between two
 * emails applies to both. Never creates a user for an unknown address; a caller who forbids it is told so, as in GoTrue.
 */
export async function handleSendMailRequest(
  call: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const { path, body } = call;
  const read = readMailContext(call, context.redirects);
  if ('refusal' in read) return read.refusal;
  const problem = path === '/resend' ? findResendProblem(body) : undefined;
  if (problem !== undefined) return createAuthErrorResponse(400, 'validation_failed', problem);
  const { email = '' } = body;
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    return createAuthErrorResponse(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );

  const recipient = email.toLowerCase();
  const refusal =
    (await refuseUnknown(call, context)) ??
    consumeMailQuota(mailKindOf(path, body), recipient, context.limiters);
  if (refusal) return refusal;

  const isResend = path === '/resend';
  context.runAfterResponse(() =>
    runWithMailContext(read.mail, () =>
      isResend ? resendMail(recipient, body, context) : sendMail(call, context),
    ),
  );
  return createEmptyResponse();
}

async function refuseUnknown(
  { path, body }: AuthRouteCall,
  { sql }: AuthContext,
): Promise<Response | undefined> {
  if (path !== '/otp' || body.create_user !== false) return undefined;
  return (await findAuthUser(sql, body.email))
    ? undefined
    : createAuthErrorResponse(422, 'otp_disabled', 'Signups not allowed for otp');
}

function mailKindOf(path: string, { type }: AuthRequestBody): MailKind {
  if (path !== '/resend') return 'recovery';
  return type === 'email_change' ? 'email_change' : 'confirmation';
}

async function sendMail(
  { request, path, body }: AuthRouteCall,
  context: AuthContext,
): Promise<void> {
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
function findResendProblem({ type = '', email = '' }: AuthRequestBody): string | undefined {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
    return 'Missing one of these types: signup, email_change, sms, phone_change';
  if (email === '' && type === 'signup') return 'Type provided requires an email address';
  if (type === 'sms') return 'Type provided requires a phone number';
  return email === '' ? 'Missing email address or phone number' : undefined;
}

/** Replaces lite's /resend, which rejects every request as too early (defect C). */
async function resendMail(
  email: string,
  { type }: AuthRequestBody,
  context: AuthContext,
): Promise<void> {
  const account = await findAuthUser(context.sql, email);
  if (account === undefined) return;
  if (type === 'signup' && !account.confirmed_at) await sendNewConfirmation(account, context);
  if (type === 'email_change' && account.email_change)
    await resendEmailChange(account, account.email_change, context);
}

async function resendEmailChange(
  account: AuthUser,
  newEmail: string,
  context: AuthContext,
): Promise<void> {
  const { sql, mailer, rules } = context;
  const { id, email } = account;
  const recipient = { id, email: newEmail };
  const { code, hash } = await renewOtp(sql, 'email_change_token_new', recipient, rules);
  await mailer.sendEmailChange(newEmail, hash, code, { userId: id, currentEmail: email, newEmail });
  await askCurrentMailbox(account, newEmail, context);
}
