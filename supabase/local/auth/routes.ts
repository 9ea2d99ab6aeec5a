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
  run(call: AuthCall, parts: AuthParts): Promise<Response>;
  /** Counted per caller, whatever the call says. */
  limiter?: keyof AuthLimiters;
  body?: ExpectedBody;
}

const texts = (struct: string, ...names: string[]): ExpectedBody => ({
  struct,
  fields: Object.fromEntries(names.map((name) => [name, 'string'])),
});
const pkce = ['code_challenge', 'code_challenge_method'];
const data = { data: 'map[string]interface {}' } as const;

function withData(expected: ExpectedBody): ExpectedBody {
  return { struct: expected.struct, fields: { ...expected.fields, ...data, create_user: 'bool' } };
}

const fromLite: ListedRoute = { run: ({ request }, parts) => parts.callLite(request) };

/** Everything that is answered below /auth/v1, and nothing else is. */
export const routes: Readonly<Record<string, ListedRoute>> = {
  'POST /signup': {
    run: signUp,
    limiter: 'signUps',
    body: withData(texts('SignupParams', 'email', 'password', 'phone', 'channel', ...pkce)),
  },
  'POST /token': {
    run: exchangeToken,
    body: texts(
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
    body: texts('RecoverParams', 'email', ...pkce),
  },
  'POST /otp': {
    run: requestMail,
    limiter: 'mailRequests',
    body: withData(texts('OtpParams', 'email', 'phone', 'channel', ...pkce)),
  },
  'POST /magiclink': {
    run: requestMail,
    limiter: 'mailRequests',
    body: withData(texts('MagicLinkParams', 'email', ...pkce)),
  },
  'POST /resend': {
    run: requestMail,
    limiter: 'mailRequests',
    body: texts('ResendConfirmationParams', 'type', 'email', 'phone', ...pkce),
  },
  'POST /verify': {
    run: verifyToken,
    limiter: 'links',
    body: texts('VerifyParams', 'type', 'token', 'token_hash', 'email', 'phone', 'redirect_to'),
  },
  'GET /verify': { run: openMailLink, limiter: 'links' },
  // A mail scanner that only looks must not use up the link.
  'HEAD /verify': { run: () => Promise.resolve(new Response(null, { status: 200 })) },
  'GET /user': fromLite,
  'PUT /user': {
    run: changeUser,
    body: withData(
      texts('UserUpdateParams', 'email', 'password', 'nonce', 'phone', 'channel', ...pkce),
    ),
  },
  'GET /reauthenticate': { run: reauthenticate, limiter: 'mailRequests' },
  'POST /logout': { run: signOut },
  'GET /settings': fromLite,
  'GET /health': fromLite,
  'GET /authorize': fromLite,
  'GET /.well-known/jwks.json': fromLite,
  'GET /.well-known/openid-configuration': fromLite,
};
