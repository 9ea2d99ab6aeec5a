import { changeUser, reauthenticate } from './change-user';
import type { AuthLimiters } from './limits';
import { requestMail } from './mail-routes';
import type { AuthCall, AuthParts } from './parts';
import type { ExpectedBody } from './read-body';
import { exchangeToken } from './sign-in';
import { signOut } from './sign-out';
import { signUp } from './sign-up';
import { openMailLink } from './verify-link';
import { verifyToken } from './verify-token';

export interface ListedRoute {
  run(call: AuthCall, context: AuthParts): Promise<Response>;
  /** Counted per client IP, whatever the body contains. */
  limiter?: keyof AuthLimiters;
  body?: ExpectedBody;
}

const stringFields = (struct: string, ...names: string[]): ExpectedBody => ({
  struct,
  fields: Object.fromEntries(names.map((name) => [name, 'string'])),
});
const PKCE_FIELDS = ['code_challenge', 'code_challenge_method'];
const DATA_FIELD = { data: 'map[string]interface {}' } as const;

function withUserData(expected: ExpectedBody): ExpectedBody {
  return {
    struct: expected.struct,
    fields: { ...expected.fields, ...DATA_FIELD, create_user: 'bool' },
  };
}

const passThrough: ListedRoute = { run: ({ request }, context) => context.callLite(request) };

/** Routes below /auth/v1, by method and path. All others respond with 404 or 405. */
export const routes: Readonly<Record<string, ListedRoute>> = {
  'POST /signup': {
    run: signUp,
    limiter: 'signUps',
    body: withUserData(
      stringFields('SignupParams', 'email', 'password', 'phone', 'channel', ...PKCE_FIELDS),
    ),
  },
  'POST /token': {
    run: exchangeToken,
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
    run: requestMail,
    limiter: 'mailRequests',
    body: stringFields('RecoverParams', 'email', ...PKCE_FIELDS),
  },
  'POST /otp': {
    run: requestMail,
    limiter: 'mailRequests',
    body: withUserData(stringFields('OtpParams', 'email', 'phone', 'channel', ...PKCE_FIELDS)),
  },
  'POST /magiclink': {
    run: requestMail,
    limiter: 'mailRequests',
    body: withUserData(stringFields('MagicLinkParams', 'email', ...PKCE_FIELDS)),
  },
  'POST /resend': {
    run: requestMail,
    limiter: 'mailRequests',
    body: stringFields('ResendConfirmationParams', 'type', 'email', 'phone', ...PKCE_FIELDS),
  },
  'POST /verify': {
    run: verifyToken,
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
  'GET /verify': { run: openMailLink, limiter: 'links' },
  // Email scanners send HEAD requests, which must not consume the one-time token.
  'HEAD /verify': { run: () => Promise.resolve(new Response(null, { status: 200 })) },
  'GET /user': passThrough,
  'PUT /user': {
    run: changeUser,
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
  'GET /reauthenticate': { run: reauthenticate, limiter: 'mailRequests' },
  'POST /logout': { run: signOut },
  'GET /settings': passThrough,
  'GET /health': passThrough,
  'GET /authorize': passThrough,
  'GET /.well-known/jwks.json': passThrough,
  'GET /.well-known/openid-configuration': passThrough,
};
