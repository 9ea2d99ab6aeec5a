import { handleUpdateUser, handleReauthenticate } from './handle-update-user';
import type { AuthLimiters } from './auth-limits';
import { handleSendMailRequest } from './handle-send-mail-request';
import type { AuthRouteCall, AuthContext } from './auth-context';
import type { AuthBodySchema, AuthRequestBody } from './parse-auth-body';
import { handleTokenRequest } from './handle-token-request';
import { handleSignUp } from './handle-sign-up';
import { handleEnroll } from './mfa/handle-enroll';
import { handleChallenge, handleUnenroll, handleVerifyFactor } from './mfa/handle-factor';
import { handleVerifyLink } from './one-time-tokens/handle-verify-link';
import { createAuthErrorResponse } from './auth-responses';
import { hashOtp, resolveLinkType } from './one-time-tokens/resolve-link-type';
import { verifyOneTimeToken } from './one-time-tokens/verify-one-time-token';

const SCOPES = ['global', 'local', 'others'];

export interface AuthRoute {
  handle(call: AuthRouteCall, context: AuthContext): Promise<Response>;
  /** Counted per client IP, whatever the body contains. */
  limiter?: keyof AuthLimiters;
  body?: AuthBodySchema;
}

const stringFields = (struct: string, ...names: string[]): AuthBodySchema => ({
  struct,
  fields: Object.fromEntries(names.map((name) => [name, 'string'])),
});
const PKCE_FIELDS = ['code_challenge', 'code_challenge_method'];
const DATA_FIELD = { data: 'map[string]interface {}' } as const;

function withUserData(expected: AuthBodySchema): AuthBodySchema {
  return {
    struct: expected.struct,
    fields: { ...expected.fields, ...DATA_FIELD, create_user: 'bool' },
  };
}

const passThrough: AuthRoute = { handle: ({ request }, context) => context.callLite(request) };

/** Routes below /auth/v1, by method and path. All others respond with 404 or 405. */
export const authRoutes: Readonly<Record<string, AuthRoute>> = {
  'POST /signup': {
    handle: handleSignUp,
    limiter: 'signUps',
    body: withUserData(
      stringFields('SignupParams', 'email', 'password', 'phone', 'channel', ...PKCE_FIELDS),
    ),
  },
  'POST /token': {
    handle: handleTokenRequest,
    limiter: 'tokens',
    body: stringFields(
      'GrantParams',
      'email',
      'phone',
      'password',
      'refresh_token',
      'auth_code',
      'code_verifier',
    ),
  },
  'POST /recover': {
    handle: handleSendMailRequest,
    limiter: 'mailRequests',
    body: stringFields('RecoverParams', 'email', ...PKCE_FIELDS),
  },
  'POST /otp': {
    handle: handleSendMailRequest,
    limiter: 'mailRequests',
    body: withUserData(stringFields('OtpParams', 'email', 'phone', 'channel', ...PKCE_FIELDS)),
  },
  'POST /magiclink': {
    handle: handleSendMailRequest,
    limiter: 'mailRequests',
    body: withUserData(stringFields('MagicLinkParams', 'email', ...PKCE_FIELDS)),
  },
  'POST /resend': {
    handle: handleSendMailRequest,
    limiter: 'mailRequests',
    body: stringFields('ResendConfirmationParams', 'type', 'email', 'phone', ...PKCE_FIELDS),
  },
  'POST /verify': {
    handle: handleVerifyToken,
    limiter: 'links',
    body: stringFields(
      'VerifyParams',
      'type',
      'token',
      'token_hash',
      'email',
      'phone',
      'redirect_to',
    ),
  },
  'GET /verify': { handle: handleVerifyLink, limiter: 'links' },
  // Email scanners send HEAD requests, which must not consume the one-time token.
  'HEAD /verify': { handle: () => Promise.resolve(new Response(null, { status: 200 })) },
  'GET /user': passThrough,
  'PUT /user': {
    handle: handleUpdateUser,
    limiter: 'userUpdates',
    body: withUserData(
      stringFields(
        'UserUpdateParams',
        'email',
        'password',
        'nonce',
        'phone',
        'channel',
        ...PKCE_FIELDS,
      ),
    ),
  },
  'GET /reauthenticate': { handle: handleReauthenticate, limiter: 'mailRequests' },
  'POST /factors': {
    handle: handleEnroll,
    limiter: 'userUpdates',
    body: stringFields('EnrollFactorParams', 'friendly_name', 'factor_type', 'issuer', 'phone'),
  },
  'POST /factors/:id/challenge': {
    handle: handleChallenge,
    limiter: 'challenges',
    body: stringFields('ChallengeFactorParams', 'channel'),
  },
  'POST /factors/:id/verify': {
    handle: handleVerifyFactor,
    limiter: 'factorVerifications',
    body: stringFields('VerifyFactorParams', 'challenge_id', 'code'),
  },
  'DELETE /factors/:id': { handle: handleUnenroll, limiter: 'userUpdates' },
  'POST /logout': { handle: handleSignOut },
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

/**
 * POST /verify with the token hash of an email, or with its code and the email address. Removes the prefix `pkce_`,
 * which is not part of the hash.
 */
async function handleVerifyToken(
  { request, body }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const token_hash = body.token_hash?.replace(/^pkce_/, '');
  const hash = token_hash ?? hashOf(body);
  const type = await resolveLinkType(context.sql, body.type ?? '', hash);
  const verifyRequest = new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ ...body, type, ...(token_hash !== undefined && { token_hash }) }),
  });
  return verifyOneTimeToken(verifyRequest, { type, hash }, context);
}

function hashOf({ email = '', token = '' }: AuthRequestBody): string {
  return hashOtp(email, token);
}
