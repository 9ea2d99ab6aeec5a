import { type AuthUser, findAuthUser } from './auth-users';
import { createAuthErrorResponse, createRateLimitResponse } from './auth-responses';
import { checkPasswordInConstantTime, runInHashingQueue } from './password-hashing';
import type { AuthRouteCall, AuthContext } from './auth-context';

/** POST /token. Known and unknown email addresses get the same response in the same time. */
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

/** Compares the password for unknown and unconfirmed addresses too, which lite rejects without a comparison. */
async function checkPassword(
  { request, body }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const account = await findAuthUser(context.sql, body.email);
  if (account?.confirmed_at) return context.callLite(request);
  const isCorrect = await checkPasswordInConstantTime(account, body.password);
  const response = await context.callLite(request);
  return isUnconfirmed(account, response) && !isCorrect
    ? createAuthErrorResponse(400, 'invalid_credentials', 'Invalid login credentials')
    : response;
}

function isUnconfirmed(account: AuthUser | undefined, response: Response): boolean {
  return account !== undefined && response.status === 400;
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
