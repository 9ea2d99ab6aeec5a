import {
  createMemberRoute,
  isSecondFactorMissing,
  type MemberCall,
  sessionIdOf,
} from './authenticate';
import { createAuthErrorResponse } from './auth-responses';
import { clearOneTimeTokens, endSessions } from './auth-users';
import { askCurrentMailbox } from './one-time-tokens/confirm-email-change';
import { consumeMailQuota } from './consume-mail-quota';
import { validatePassword } from './validate-password';
import { runInHashingQueue } from './run-in-hashing-queue';
import type { AuthContext } from './auth-context';

/**
 * PUT /user. A new password ends the other sessions of the user and invalidates the links in earlier emails, as in
 * GoTrue; lite keeps both. A new email address causes an email, so the email limits apply per user, regardless of the
 * recipient.
 */
export const handleUpdateUser = createMemberRoute(async (memberCall) => {
  const { call, context, user } = memberCall;
  const { request, body } = call;
  const refusal =
    (await requireSecondFactor(memberCall)) ??
    (await refusePassword(memberCall)) ??
    consumeEmailChangeQuota(memberCall);
  if (refusal) return refusal;
  const hasPassword = body.password !== undefined;
  const update = () => context.callLite(request);
  const response = await (hasPassword ? runInHashingQueue(update) : update());
  if (!response.ok) return response;
  if (hasPassword) await afterPasswordChange(memberCall);
  if (body.email && isEmailChange(memberCall))
    await askCurrentMailbox(user, body.email.toLowerCase(), context);
  return response;
});

async function afterPasswordChange(memberCall: MemberCall): Promise<void> {
  const { call, user, context } = memberCall;
  const { sql, mailer, rules } = context;
  await endSessions(sql, user.id, sessionIdOf(call.bearer));
  await clearOneTimeTokens(sql, user.id, isEmailChange(memberCall) ? 'keep' : 'cancel');
  if (rules.email.notification.password_changed.enabled)
    mailer.sendNotification('password_changed', { oldEmail: user.email, email: user.email });
}

async function requireSecondFactor(memberCall: MemberCall): Promise<Response | undefined> {
  const { password } = memberCall.call.body;
  if (password === undefined && !isEmailChange(memberCall)) return undefined;
  return (await isSecondFactorMissing(memberCall))
    ? createAuthErrorResponse(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      )
    : undefined;
}

async function refusePassword({ call, context }: MemberCall): Promise<Response | undefined> {
  const { password } = call.body;
  if (password === undefined) return undefined;
  return (
    validatePassword(password, context.rules) ??
    (await requireRecentSignIn(sessionIdOf(call.bearer), context))
  );
}

function consumeEmailChangeQuota(memberCall: MemberCall): Response | undefined {
  const { user, context } = memberCall;
  if (!isEmailChange(memberCall)) return undefined;
  return consumeMailQuota('email_change', user.id, context.limiters);
}

function isEmailChange({ call, user }: MemberCall): boolean {
  const { email } = call.body;
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
