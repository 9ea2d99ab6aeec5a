import {
  type AuthenticatedUser,
  authenticate,
  isSecondFactorMissing,
  sessionIdOf,
} from './authenticate';
import { createAuthErrorResponse } from './auth-responses';
import { clearOneTimeTokens, endSessions } from './auth-users';
import { askCurrentMailbox } from './one-time-tokens/confirm-email-change';
import { consumeMailQuota } from './consume-mail-quota';
import { runWithMailContext } from './auth-mailer';
import { validatePassword } from './validate-password';
import { runInHashingQueue } from './password-hashing';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { readMailContext } from './read-mail-context';
import { hashOtp } from './one-time-tokens/resolve-link-type';

/**
 * PUT /user. A new password ends the other sessions of the user and invalidates the links in earlier emails, as in
 * GoTrue; lite keeps both. A new email address causes an email, so the email limits apply per user, regardless of the
 * recipient.
 */
export async function handleUpdateUser(
  call: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const { request, body } = call;
  const read = readMailContext(call, context.redirects);
  if ('refusal' in read) return read.refusal;
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  const refusal =
    (await requireSecondFactor(call, user, context)) ??
    validatePasswordOf(body, context) ??
    (await requireRecentSignInOf(call, user, context)) ??
    consumeEmailChangeQuota(call, user, context);
  if (refusal) return refusal;
  return runWithMailContext(read.mail, async () => {
    const update = () => context.callLite(request);
    const hasPassword = body.password !== undefined;
    const response = await (hasPassword ? runInHashingQueue(update) : update());
    if (!response.ok) return response;
    if (hasPassword) await afterPasswordChange(call, user, context);
    if (body.email && isEmailChange(call, user))
      await askCurrentMailbox(user, body.email.toLowerCase(), context);
    return response;
  });
}

async function afterPasswordChange(
  call: AuthRouteCall,
  user: AuthenticatedUser,
  { sql, mailer, rules }: AuthContext,
): Promise<void> {
  await endSessions(sql, user.id, sessionIdOf(call.bearer));
  await clearOneTimeTokens(sql, user.id, isEmailChange(call, user) ? 'keep' : 'cancel');
  if (rules.notifications.password_changed)
    mailer.sendNotification('password_changed', { oldEmail: user.email, email: user.email });
}

/** GET /reauthenticate: sends a code to the user's current email address. */
export async function handleReauthenticate(
  call: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  return (
    consumeMailQuota('reauthentication', user.id, context.limiters) ??
    context.callLite(call.request)
  );
}

async function requireSecondFactor(
  call: AuthRouteCall,
  user: AuthenticatedUser,
  context: AuthContext,
): Promise<Response | undefined> {
  if (call.body.password === undefined && !isEmailChange(call, user)) return undefined;
  return (await isSecondFactorMissing(user, call.bearer, context))
    ? createAuthErrorResponse(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      )
    : undefined;
}

function validatePasswordOf(
  { password }: AuthRouteCall['body'],
  { rules }: AuthContext,
): Response | undefined {
  return password === undefined ? undefined : validatePassword(password, rules);
}

async function requireRecentSignInOf(
  { body, bearer }: AuthRouteCall,
  user: AuthenticatedUser,
  context: AuthContext,
): Promise<Response | undefined> {
  if (body.password === undefined) return undefined;
  const { nonce = '' } = body;
  return requireRecentSignIn({ sessionId: sessionIdOf(bearer), user, nonce }, context);
}

function consumeEmailChangeQuota(
  call: AuthRouteCall,
  user: AuthenticatedUser,
  { limiters }: AuthContext,
): Response | undefined {
  if (!isEmailChange(call, user)) return undefined;
  return consumeMailQuota('email_change', user.id, limiters);
}

function isEmailChange({ body: { email } }: AuthRouteCall, user: AuthenticatedUser): boolean {
  return Boolean(email) && email?.toLowerCase() !== user.email;
}

const RECENT_HOURS = 24;

/**
 * Refuses a new password in a session that is older than a day, unless the body has the code of a reauthentication
 * email (`secure_password_change`). A code works once.
 */
async function requireRecentSignIn(
  {
    sessionId,
    user,
    nonce,
  }: { sessionId: string; user: { id: string; email: string }; nonce?: string },
  { sql, rules }: Pick<AuthContext, 'sql' | 'rules'>,
): Promise<Response | undefined> {
  if (!rules.isRecentSignInRequired) return undefined;
  const recentSessions = await sql(
    `select id from auth.sessions
     where id::text = $1 and created_at > now() - make_interval(hours => $2)`,
    [sessionId, RECENT_HOURS],
  );
  if (recentSessions.length > 0) return undefined;
  if (!nonce)
    return createAuthErrorResponse(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  const confirmedUsers = await sql(
    `update auth.users set reauthentication_token = null
     where id::text = $1 and reauthentication_token = $2
       and reauthentication_sent_at > now() - make_interval(secs => $3) returning id`,
    [user.id, hashOtp(user.email, nonce), rules.otpExpirySeconds],
  );
  return confirmedUsers.length > 0
    ? undefined
    : createAuthErrorResponse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
