import { type AuthUser, findAuthUser } from './auth-users';
import { createAuthErrorResponse, createRateLimitResponse } from './auth-responses';
import { checkPasswordInConstantTime } from './constant-time';
import { runInHashingQueue } from './hashing-queue';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { resolveReusedRefreshToken } from './resolve-reused-refresh-token';

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
