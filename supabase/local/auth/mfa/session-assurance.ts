import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import type { EmbeddedDatabase } from '../../database/embedded-database';
import { fieldsOf } from '../../http/parse-json';
import type { AuthContext } from '../auth-context';
import { isJson, replaceJson } from '../to-gotrue-response';
import { listFactors } from './factors';

interface AssuranceOptions {
  sql: EmbeddedDatabase['sql'];
  jwtSecret: string;
}

/**
 * Adds to lite's responses, as in GoTrue: `aal` and `amr` to access tokens, `factors` to users. Records how a session
 * was authenticated, and by which browser.
 */
export function withAssurance(
  callLite: AuthContext['callLite'],
  options: AssuranceOptions,
): AuthContext['callLite'] {
  return async (request) => {
    if (!new URL(request.url).pathname.startsWith('/auth/v1/')) return callLite(request);
    const method = authenticationMethodOf(request);
    const response = await callLite(request);
    if (!response.ok || !isJson(response)) return response;
    const body: unknown = await response.json();
    const userAgent = request.headers.get('user-agent');
    const completed = await completeBody(fieldsOf(body), { ...options, method, userAgent });
    return replaceJson(response, completed ?? body);
  };
}

/** Adds a method to the claim `amr` of a session, or renews its time. */
export async function recordAuthenticationMethod(
  sql: EmbeddedDatabase['sql'],
  sessionId: string,
  method: string,
): Promise<void> {
  await sql(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method) values ($1, $2, $3)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [randomUUID(), sessionId, method],
  );
}

/** Name in GoTrue's `amr` for what a request proves; `undefined` if it proves nothing new. */
function authenticationMethodOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/auth/v1/verify') return 'otp';
  if (pathname === '/auth/v1/signup') return 'password';
  if (pathname !== '/auth/v1/token') return undefined;
  return searchParams.get('grant_type') === 'password' ? 'password' : undefined;
}

interface CompleteOptions extends AssuranceOptions {
  method: string | undefined;
  userAgent: string | null;
}

/** `undefined` if the body has neither a session nor a user. */
async function completeBody(
  body: Record<string, unknown>,
  options: CompleteOptions,
): Promise<object | undefined> {
  const { access_token: token } = body;
  if (typeof token === 'string')
    return {
      ...body,
      access_token: await completeToken(token, options),
      user: await addFactors(fieldsOf(body['user']), options),
    };
  return body['aud'] === undefined ? undefined : addFactors(body, options);
}

/** As in GoTrue, a user without factors has no field for them. */
async function addFactors(
  user: Record<string, unknown>,
  { sql }: CompleteOptions,
): Promise<object> {
  const factors = await listFactors(sql, String(user['id']));
  const summaries = factors.map(({ friendly_name, ...factor }) =>
    friendly_name ? { friendly_name, ...factor } : factor,
  );
  return summaries.length > 0 ? { ...user, factors: summaries } : user;
}

async function completeToken(
  token: string,
  { sql, jwtSecret, method, userAgent }: CompleteOptions,
): Promise<string> {
  const claims = decodeJwt(token);
  const sessionId = String(claims['session_id']);
  if (method) await recordAuthenticationMethod(sql, sessionId, method);
  const [session] = await sql<{ aal: string }>(
    'update auth.sessions set user_agent = coalesce(user_agent, $2) where id::text = $1 returning aal',
    [sessionId, userAgent],
  );
  const amr = await sql<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id::text = $1 order by updated_at desc`,
    [sessionId],
  );
  return new SignJWT({ ...claims, aal: session?.aal ?? 'aal1', amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
}
