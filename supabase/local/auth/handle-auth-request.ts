import { toPostgrestErrorResponse } from '../database/database-errors';
import { hasInvalidSessionId, parseBearer } from '../http/parse-bearer';
import {
  createAuthErrorResponse,
  createNotFoundResponse,
  createRateLimitResponse,
} from './auth-responses';
import { toGoTrueResponse } from './to-gotrue-response';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { parseAuthBody } from './auth-body';
import { type AuthRoute, authRoutes } from './auth-routes';

/**
 * Serves the GoTrue API that supabase-js uses. Only listed routes exist. `request` has a normalized URL (see
 * `normalize-request.ts`), so no spelling of a path bypasses the rate limit of its route.
 */
export async function handleAuthRequest(
  request: Request,
  clientIp: string,
  context: AuthContext,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/auth\/v1/, '');
  const routePath = path.replace(/^\/(factors|admin\/users)\/[^/]+/, '/$1/:id');
  const route = authRoutes[`${request.method} ${routePath}`];
  if (route === undefined) return refuseMethodOrPath(request, routePath, context);
  if (route.limiter && !context.limiters[route.limiter].tryConsume(clientIp))
    return toGoTrueResponse(request, createRateLimitResponse());
  return toGoTrueResponse(
    request,
    toPostgrestErrorResponse(await runRoute(route, { request, path, clientIp }, context)),
  );
}

async function runRoute(
  route: AuthRoute,
  { request, path, clientIp }: Pick<AuthRouteCall, 'request' | 'path' | 'clientIp'>,
  context: AuthContext,
): Promise<Response> {
  const parsed = route.hasBody && parseAuthBody(await request.clone().text());
  if (parsed && 'refusal' in parsed) return parsed.refusal;
  const url = new URL(request.url);
  const query = keepFirstValues(url.searchParams);
  url.search = query.toString();
  const call = {
    request: new Request(url, {
      method: request.method,
      headers: request.headers,
      ...(parsed && { body: JSON.stringify(parsed.body) }),
    }),
    path,
    query,
    body: parsed?.body ?? {},
    clientIp,
    bearer: parseBearer(request.headers),
  };
  const response = await route.handle(call, context);
  return response.status === 500 && hasInvalidSessionId(call.bearer)
    ? createAuthErrorResponse(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID')
    : response;
}

/** Keeps the first value of a repeated parameter, so that lite reads the same value as the routes. */
function keepFirstValues(params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of params) if (!query.has(name)) query.set(name, value);
  return query;
}

/** Checks the API key first, as the hosted gateway does. */
async function refuseMethodOrPath(
  request: Request,
  path: string,
  context: AuthContext,
): Promise<Response> {
  const healthUrl = new URL(request.url);
  healthUrl.pathname = '/auth/v1/health';
  const keyCheck = await context.callLite(new Request(healthUrl, { headers: request.headers }));
  if (!keyCheck.ok) return keyCheck;
  const allowedMethods = Object.keys(authRoutes)
    .filter((route) => route.endsWith(` ${path}`))
    .map((route) => route.split(' ')[0]);
  if (allowedMethods.length === 0) return toGoTrueResponse(request, createNotFoundResponse());
  return new Response(null, { status: 405, headers: { allow: allowedMethods.join(', ') } });
}
