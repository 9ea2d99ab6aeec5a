import { createAuthErrorResponse } from './auth-responses';
import type { AuthContext } from './auth-context';
import { hashOtp } from './one-time-tokens/resolve-link-type';

const RECENT_HOURS = 24;

/**
 * Refuses a new password in a session that is older than a day, unless the body has the code of a reauthentication
 * email (`secure_password_change`). A code works once.
 */
export async function requireRecentSignIn(
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
