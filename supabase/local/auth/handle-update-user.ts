import { createAuthErrorResponse, createRateLimitResponse } from './auth-responses';
import { clearOneTimeTokens, endSessions } from './auth-users';
import { consumeMailQuota } from './consume-mail-quota';
import { runWithMailContext } from './mail-context';
import { validatePassword } from './validate-password';
import { runInHashingQueue } from './hashing-queue';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { parsePkceChallenge } from './pkce';
import { chooseRedirectUrl } from './choose-redirect-url';

/**
 * PUT /user. A new password ends the other sessions of the user and invalidates the links in earlier emails, as in
 * GoTrue; lite keeps both. A new email address causes an email, so the email limits apply per user, regardless of the
 * recipient.
 */
export async function handleUpdateUser(
  call: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const { request, query, body } = call;
  const parsed = parsePkceChallenge(body);
  if ('problem' in parsed) return createAuthErrorResponse(400, 'validation_failed', parsed.problem);
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  const refusal = validateUpdate(call, user, context);
  if (refusal) return refusal;
  const mail = {
    challenge: parsed.challenge,
    redirectTo: chooseRedirectUrl(
      [query.get('redirect_to'), request.headers.get('referer')],
      context.redirects,
    ),
  };
  const update = () => runWithMailContext(mail, () => context.callLite(request));
  if (body.password === undefined) return update();
  const response = await runInHashingQueue(update);
  if (!response.ok) return response;
  await endOtherSessions(call, user, context);
  await clearOneTimeTokens(context.sql, user.id, isEmailChange(call, user) ? 'keep' : 'cancel');
  return response;
}

/** GET /reauthenticate: sends a code to the user's current email address. */
export async function handleReauthenticate(
  call: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const authentication = await authenticate(call, context);
  if ('refusal' in authentication) return authentication.refusal;
  const { user } = authentication;
  return consumeMailQuota(user.id, context.limiters) ?? context.callLite(call.request);
}

interface AuthenticatedUser {
  id: string;
  email: string;
}

/** User of the access token, or the error response of lite. */
async function authenticate(
  { request }: AuthRouteCall,
  context: AuthContext,
): Promise<{ user: AuthenticatedUser } | { refusal: Response }> {
  const url = new URL('/auth/v1/user', request.url);
  const response = await context.callLite(new Request(url, { headers: request.headers }));
  return response.ok ? { user: await response.json() } : { refusal: response };
}

function validateUpdate(
  call: AuthRouteCall,
  user: AuthenticatedUser,
  { rules, limiters }: AuthContext,
): Response | undefined {
  const { body, clientIp } = call;
  const { password } = body;
  if (password !== undefined) {
    const refusal = validatePassword(password, rules.minimumPasswordLength);
    if (refusal) return refusal;
  }
  if (!isEmailChange(call, user)) return undefined;
  const waitSeconds = limiters.mailRequests.secondsUntilAllowed(clientIp);
  if (waitSeconds > 0) return createRateLimitResponse(waitSeconds);
  limiters.mailRequests.consume(clientIp);
  return consumeMailQuota(user.id, limiters);
}

function isEmailChange({ body: { email } }: AuthRouteCall, user: AuthenticatedUser): boolean {
  return Boolean(email) && email?.toLowerCase() !== user.email;
}

/** Decodes the token without verification, because lite has verified its signature already. */
async function endOtherSessions(
  { bearer }: AuthRouteCall,
  user: AuthenticatedUser,
  context: AuthContext,
): Promise<void> {
  if (bearer.kind !== 'token') return;
  const claims: { session_id?: string } = JSON.parse(
    Buffer.from(bearer.token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  await endSessions(context.sql, user.id, claims.session_id);
}
