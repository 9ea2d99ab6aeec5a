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
import { validatePassword } from './validate-password';
import { runInHashingQueue } from './password-hashing';
import type { AuthRouteCall, AuthContext } from './auth-context';

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
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  const refusal =
    (await requireSecondFactor(call, user, context)) ??
    (await refusePassword(call, context)) ??
    consumeEmailChangeQuota(call, user, context);
  if (refusal) return refusal;
  const hasPassword = body.password !== undefined;
  const update = () => context.callLite(request);
  const response = await (hasPassword ? runInHashingQueue(update) : update());
  if (!response.ok) return response;
  if (hasPassword) await afterPasswordChange(call, user, context);
  if (body.email && isEmailChange(call, user))
    await askCurrentMailbox(user, body.email.toLowerCase(), context);
  return response;
}

async function afterPasswordChange(
  call: AuthRouteCall,
  user: AuthenticatedUser,
  { sql, mailer, rules }: AuthContext,
): Promise<void> {
  await endSessions(sql, user.id, sessionIdOf(call.bearer));
  await clearOneTimeTokens(sql, user.id, isEmailChange(call, user) ? 'keep' : 'cancel');
  if (rules.email.notification.password_changed.enabled)
    mailer.sendNotification('password_changed', { oldEmail: user.email, email: user.email });
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

async function refusePassword(
  { body: { password }, bearer }: AuthRouteCall,
  context: AuthContext,
): Promise<Response | undefined> {
  if (password === undefined) return undefined;
  return (
    validatePassword(password, context.rules) ??
    (await requireRecentSignIn(sessionIdOf(bearer), context))
  );
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

/** Refuses a new password in a session that is older than a day (`secure_password_change`). */
async function requireRecentSignIn(
  sessionId: string,
  { sql, rules }: Pick<AuthContext, 'sql' | 'rules'>,
): Promise<Response | undefined> {
  if (!rules.email.secure_password_change) return undefined;
  const recentSessions = await sql(
    `select id from auth.sessions
     where id::text = $1 and created_at > now() - make_interval(hours => $2)`,
    [sessionId, RECENT_HOURS],
  );
  return recentSessions.length > 0
    ? undefined
    : createAuthErrorResponse(
        400,
        'reauthentication_needed',
        'Password update requires reauthentication',
      );
}
