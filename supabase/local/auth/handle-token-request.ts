import { compare } from '@node-rs/bcrypt';
import { type AuthUser, findAuthUser } from './auth-users';
import { createAuthErrorResponse, createRateLimitResponse } from './auth-responses';
import { runInHashingQueue } from './run-in-hashing-queue';
import type { AuthRouteCall, AuthContext } from './auth-context';

/** POST /token. Known and unknown email addresses get the same response. */
export async function handleTokenRequest(
  call: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const grantType = call.query.get('grant_type');
  if (grantType === 'password') return signInWithPassword(call, context);
  return grantType === 'refresh_token'
    ? refreshSession(call, context)
    : context.callLite(call.request);
}

async function signInWithPassword(call: AuthRouteCall, context: AuthContext): Promise<Response> {
  const { wrongPasswordsPerEmail } = context.limiters;
  const attemptKey = `${call.clientIp} ${String(call.body.email).toLowerCase()}`;
  // Counts before the comparison, so that concurrent guesses cannot exceed the limit.
  if (!wrongPasswordsPerEmail.tryConsume(attemptKey)) return createRateLimitResponse();
  const response = await runInHashingQueue(() => checkPassword(call, context));
  if (response.status !== 400) wrongPasswordsPerEmail.refund(attemptKey);
  return response;
}

/** For an unconfirmed address lite compares no password; GoTrue names that reason only to who has the right one. */
async function checkPassword(
  { request, body }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const response = await context.callLite(request);
  const account = response.status === 400 && (await findAuthUser(context.sql, body.email));
  if (!account || account.confirmed_at || (await hasPassword(account, body.password)))
    return response;
  return createAuthErrorResponse(400, 'invalid_credentials', 'Invalid login credentials');
}

async function hasPassword(
  { encrypted_password: hash }: AuthUser,
  password = '',
): Promise<boolean> {
  return hash !== null && compare(password, hash);
}

async function refreshSession(call: AuthRouteCall, context: AuthContext): Promise<Response> {
  const refresh_token = await resolveReusedRefreshToken(call.body.refresh_token ?? '', context);
  return context.callLite(
    new Request(call.request.url, {
      method: 'POST',
      headers: call.request.headers,
      body: JSON.stringify({ refresh_token }),
    }),
  );
}

/**
 * Replaces a used refresh token by the parent of its session's newest one. Two tabs, or a retry after a network error,
 * may use one token twice. For `refresh_token_reuse_interval` seconds GoTrue then returns the newest token of the
 * session; lite accepts only the parent of the newest token and otherwise ends the session.
 */
async function resolveReusedRefreshToken(
  token: string,
  { sql, rules }: Pick<AuthContext, 'sql' | 'rules'>,
): Promise<string> {
  const [newest] = await sql<{ parent: string | null }>(
    `select newest.parent from auth.refresh_tokens used
     join auth.refresh_tokens newest on newest.session_id = used.session_id and not newest.revoked
     where used.token = $1 and used.revoked and used.updated_at > now() - make_interval(secs => $2)
     order by newest.created_at desc limit 1`,
    [token, rules.refresh_token_reuse_interval],
  );
  return newest?.parent ?? token;
}
