import { createAuthErrorResponse, createEmptyResponse } from './auth-responses';
import { clearOneTimeTokens } from './auth-users';
import { recordFirstConfirmation } from './one-time-tokens/confirm-email-change';
import type { AuthRouteCall, AuthContext } from './auth-context';
import type { AuthLimiters } from './auth-limits';
import { handleSendMailRequest } from './handle-send-mail-request';
import { handleSignUp } from './handle-sign-up';
import { handleTokenRequest } from './handle-token-request';
import { handleUpdateUser } from './handle-update-user';
import { handleEnroll } from './mfa/handle-enroll';
import { handleChallenge, handleUnenroll, handleVerifyFactor } from './mfa/handle-factor';
import { hashOtp, resolveLinkType } from './one-time-tokens/resolve-link-type';

const SCOPES = ['global', 'local', 'others'];

export interface AuthRoute {
  handle(call: AuthRouteCall, context: AuthContext): Promise<Response>;
  /** Counted per client IP, whatever the body contains. */
  limiter?: keyof AuthLimiters;
  hasBody?: true;
}

function withBody(handle: AuthRoute['handle'], limiter: keyof AuthLimiters): AuthRoute {
  return { handle, limiter, hasBody: true };
}

const passThrough: AuthRoute = { handle: ({ request }, context) => context.callLite(request) };

/** Routes below /auth/v1, by method and path. All others respond with 404 or 405. */
export const authRoutes: Readonly<Record<string, AuthRoute>> = {
  'POST /signup': withBody(handleSignUp, 'signUps'),
  'POST /token': withBody(handleTokenRequest, 'tokens'),
  'POST /recover': withBody(handleSendMailRequest, 'mailRequests'),
  'POST /otp': withBody(handleSendMailRequest, 'mailRequests'),
  'POST /resend': withBody(handleSendMailRequest, 'mailRequests'),
  'POST /verify': withBody(handleVerifyToken, 'links'),
  'GET /user': passThrough,
  'PUT /user': withBody(handleUpdateUser, 'userUpdates'),
  'POST /factors': withBody(handleEnroll, 'userUpdates'),
  'POST /factors/:id/challenge': withBody(handleChallenge, 'challenges'),
  'POST /factors/:id/verify': withBody(handleVerifyFactor, 'factorVerifications'),
  'DELETE /factors/:id': { handle: handleUnenroll, limiter: 'userUpdates' },
  'POST /logout': { handle: handleSignOut },
  'DELETE /admin/users/:id': { handle: handleDeleteUser },
  'GET /settings': passThrough,
  'GET /health': passThrough,
  'GET /authorize': passThrough,
  'GET /.well-known/jwks.json': passThrough,
  'GET /.well-known/openid-configuration': passThrough,
};

/** POST /logout. Without a scope, ends all sessions of the user, as in GoTrue; lite would end only the current one. */
async function handleSignOut(
  { request, query }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const scope = query.get('scope') ?? 'global';
  if (!SCOPES.includes(scope))
    return createAuthErrorResponse(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const url = new URL(request.url);
  url.search = new URLSearchParams({ scope }).toString();
  return context.callLite(new Request(url, { method: 'POST', headers: request.headers }));
}

/** POST /verify with the token hash of an email, or with its code and the email address. */
async function handleVerifyToken(
  { request, body }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const hash = body.token_hash ?? hashOtp(body.email ?? '', body.token ?? '');
  const type = await resolveLinkType(context.sql, body.type ?? '', hash);
  const verifyRequest = new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ ...body, type }),
  });
  return verifyOneTimeToken(verifyRequest, { type, hash }, context);
}

/** Message of GoTrue after the first of the two confirmations of a new address. */
const SINGLE_CONFIRMATION_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Verifies a token through lite and invalidates the other tokens of the user. The first of two confirmations of a
 * new address gets GoTrue's message in place of a session.
 */
async function verifyOneTimeToken(
  request: Request,
  { type, hash }: { type: string; hash: string },
  context: AuthContext,
): Promise<Response> {
  const { sql, mailer, rules } = context;
  const isEmailChange = type === 'email_change';
  if (isEmailChange && (await recordFirstConfirmation(hash, context)))
    return Response.json({ code: '200', msg: SINGLE_CONFIRMATION_MESSAGE });
  const [previous] = isEmailChange
    ? await sql<{ email: string }>(
        'select email from auth.users where email_change_token_new = $1',
        [hash],
      )
    : [];
  const response = await context.callLite(request);
  if (!response.ok) return response;
  const { user }: { user: { id: string; email: string } } = await response.clone().json();
  await clearOneTimeTokens(sql, user.id, 'invalidate');
  if (previous && rules.email.notification.email_changed.enabled)
    mailer.sendNotification('email_changed', { oldEmail: previous.email, email: user.email });
  return response;
}

/** DELETE /admin/users/:id as in GoTrue. lite has no admin API, and the product needs no other admin call. */
async function handleDeleteUser(
  { path, request: { headers } }: AuthRouteCall,
  { sql, secretKey }: AuthContext,
): Promise<Response> {
  const bearer = headers.get('authorization')?.replace(/^Bearer /i, '');
  if (secretKey !== headers.get('apikey') && secretKey !== bearer)
    return createAuthErrorResponse(403, 'not_admin', 'This call needs the secret key.');
  const id = path.split('/').at(-1) ?? '';
  if (!/^[0-9a-f-]{36}$/i.test(id))
    return createAuthErrorResponse(404, 'validation_failed', 'user_id must be an UUID');
  const [deleted] = await sql('delete from auth.users where id::text = lower($1) returning id', [
    id,
  ]);
  return deleted
    ? createEmptyResponse()
    : createAuthErrorResponse(404, 'user_not_found', 'User not found');
}
