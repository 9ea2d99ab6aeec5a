import type { EmbeddedDatabase } from '../../database/embedded-database';
import { createAuthErrorResponse } from '../auth-responses';
import { resolveLinkType } from './resolve-link-type';
import { MAIL_LINK_TYPES } from '../auth-mailer';
import type { AuthRouteCall, AuthContext } from '../auth-context';
import { chooseRedirectUrl } from '../choose-redirect-url';
import { verifyOneTimeToken } from './verify-one-time-token';

interface VerifiedSession {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  expires_at: number;
  user: { id: string };
}

/**
 * GET /verify, the link in an email. lite supports only links that create a session. A link that was requested with
 * a code challenge must redirect with `?code=`, which only the requesting browser can exchange (defect C).
 */
export async function handleVerifyLink(
  { request, query }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const requestedType = query.get('type') ?? '';
  const token = query.get('token') ?? query.get('token_hash') ?? '';
  if (token === '')
    return createAuthErrorResponse(
      400,
      'validation_failed',
      'Verify requires a token or a token hash',
    );
  if (requestedType === '')
    return createAuthErrorResponse(400, 'validation_failed', 'Verify requires a verification type');

  const link = {
    hash: token.replace(/^pkce_/, ''),
    isPkce: token.startsWith('pkce_'),
    target: new URL(chooseRedirectUrl([query.get('redirect_to')], context.redirects)),
  };
  const type = await resolveLinkType(context.sql, requestedType, link.hash);
  if (!isLinkType(type)) return redirectWithError(link, 400, UNKNOWN_TYPE_ERROR);
  const verifyRequest = createVerifyRequest(request.url, link.hash, type, context);
  const response = await verifyOneTimeToken(verifyRequest, { type, hash: link.hash }, context);
  if (!response.ok) return redirectWithError(link, response.status, errorOf(await response.json()));

  const session: VerifiedSession | { msg: string } = await response.json();
  if ('msg' in session) return redirectWithMessage(link, session.msg);
  if (!link.isPkce) return redirectWithSession(link.target, session, requestedType);
  await deleteSession(context.sql, session.access_token);
  const code = await issueCode(context.sql, session.user.id, MAIL_LINK_TYPES[type].method);
  if (code === undefined) return redirectWithError(link, 400, FLOW_NOT_FOUND_ERROR);
  link.target.searchParams.set('code', code);
  return Response.redirect(link.target, 303);
}

interface Link {
  hash: string;
  isPkce: boolean;
  target: URL;
}

const UNKNOWN_TYPE_ERROR = {
  code: 'validation_failed',
  description: 'Invalid email verification type',
};
const FLOW_NOT_FOUND_ERROR = {
  code: 'flow_state_not_found',
  description: 'No associated flow state found. 422: No valid flow state found for user.',
};

function isLinkType(type: string): type is keyof typeof MAIL_LINK_TYPES {
  return Object.hasOwn(MAIL_LINK_TYPES, type);
}

function createVerifyRequest(
  url: string,
  hash: string,
  type: string,
  context: AuthContext,
): Request {
  return new Request(new URL('/auth/v1/verify', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: context.publishableKey },
    body: JSON.stringify({ token_hash: hash, type }),
  });
}

/** Deletes the session that lite has created: the browser creates its own with the code. */
async function deleteSession(sql: EmbeddedDatabase['sql'], accessToken: string): Promise<void> {
  const claims: { session_id?: string } = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  await sql('delete from auth.refresh_tokens where session_id::text = $1', [claims.session_id]);
  await sql('delete from auth.sessions where id::text = $1', [claims.session_id]);
}

/** Issues the code of the newest matching flow. The lifetime of a magic link's code starts now, as in GoTrue. */
async function issueCode(
  sql: EmbeddedDatabase['sql'],
  userId: string,
  method: string,
): Promise<string | undefined> {
  const [flow] = await sql<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = now(), updated_at = now(),
       created_at = case when authentication_method = 'magiclink' then now() else created_at end
     where id = (select id from auth.flow_state where user_id = $1 and authentication_method = $2
                 order by created_at desc, id desc limit 1)
     returning auth_code`,
    [userId, method],
  );
  return flow?.auth_code;
}

function errorOf(body: { error_code?: unknown; msg?: unknown } | null) {
  const { error_code: code, msg } = body ?? {};
  return {
    code: typeof code === 'string' ? code : 'unexpected_failure',
    description: typeof msg === 'string' ? msg : 'Verification failed',
  };
}

const ERROR_NAMES: Record<number, string> = { 400: 'invalid_request', 403: 'access_denied' };

/** For PKCE links the error is also in the query, as in GoTrue. */
function redirectWithError(
  { target, isPkce }: Link,
  status: number,
  { code, description }: { code: string; description: string },
): Response {
  const error = new URLSearchParams({
    error: ERROR_NAMES[status] ?? 'server_error',
    error_code: code,
    error_description: description,
  });
  if (isPkce) for (const [name, value] of error) target.searchParams.set(name, value);
  error.set('sb', '');
  target.hash = error.toString();
  return Response.redirect(target, 303);
}

function redirectWithMessage({ target, isPkce }: Link, message: string): Response {
  if (isPkce) target.searchParams.set('message', message);
  target.hash = new URLSearchParams({ message, sb: '' }).toString();
  return Response.redirect(target, 303);
}

function redirectWithSession(target: URL, session: VerifiedSession, type: string): Response {
  target.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  }).toString();
  return Response.redirect(target, 303);
}
