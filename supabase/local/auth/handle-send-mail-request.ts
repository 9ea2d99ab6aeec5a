import { findAuthUser } from './auth-users';
import { createAuthErrorResponse, createEmptyResponse } from './auth-responses';
import { consumeMailQuota } from './consume-mail-quota';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { sendNewConfirmation } from './handle-sign-up';

/**
 * POST /recover, /otp and /resend. Responds before any lookup and sends the email afterwards, so that known and unknown
 * email addresses cannot be distinguished; for the same reason the minimum interval between two emails applies to both.
 * Never creates a user for an unknown address; a caller who forbids it is told so, as in GoTrue.
 */
export async function handleSendMailRequest(
  call: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const { path, body } = call;
  const isResend = path === '/resend';
  if (isResend && body.type !== 'signup')
    return createAuthErrorResponse(400, 'validation_failed', 'Missing the type: signup');
  const { email = '' } = body;
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    return createAuthErrorResponse(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );

  const recipient = email.toLowerCase();
  const kind = isResend ? 'confirmation' : 'recovery';
  const refusal =
    (await refuseUnknown(call, context)) ?? consumeMailQuota(kind, recipient, context.limiters);
  if (refusal) return refusal;
  context.runAfterResponse(() =>
    isResend ? resendConfirmation(recipient, context) : sendMail(call, context),
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

async function sendMail({ request, path, body }: AuthRouteCall, context: AuthContext) {
  // lite would create a confirmed user for an unknown email address.
  const content = path === '/otp' ? { ...body, create_user: false } : body;
  const response = await context.callLite(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify(content),
    }),
  );
  if (response.status >= 500) console.error('[auth]', path, response.status, await response.text());
}

/** Replaces lite's /resend, which rejects every request as too early (defect C). */
async function resendConfirmation(email: string, context: AuthContext): Promise<void> {
  const account = await findAuthUser(context.sql, email);
  if (account && !account.confirmed_at) await sendNewConfirmation(account, context);
}
