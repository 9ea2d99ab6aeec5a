import { correctErrorAnswer } from '../database/error-answers';
import { hasInvalidSessionId, readBearer } from '../http/bearer';
import { deleteUser } from './admin';
import { authError, notFound, tooManyRequests } from './answers';
import { inGoTruesWords } from './in-gotrues-words';
import type { AuthCall, AuthParts } from './parts';
import { readAuthBody } from './read-body';
import { type ListedRoute, routes } from './routes';

/**
 * Serves the GoTrue API that supabase-js uses. Only listed routes exist. `request` has a normalized URL (see
 * `plain-request.ts`), so no spelling of a path bypasses the rate limit of its route.
 */
export async function handleAuth(
  request: Request,
  clientIp: string,
  context: AuthParts,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/auth\/v1/, '');
  const adminUserId = path.match(/^\/admin\/users\/([^/]+)$/)?.[1];
  if (adminUserId !== undefined) return deleteUser(request, adminUserId, context);
  const route = routes[`${request.method} ${path}`];
  if (route === undefined) return refuseMethodOrPath(request, path, context);
  const waitSeconds = consumeRouteLimit(route, clientIp, context);
  if (waitSeconds > 0) return inGoTruesWords(request, tooManyRequests(waitSeconds));
  return inGoTruesWords(
    request,
    correctErrorAnswer(await runRoute(route, { request, path, caller: clientIp }, context)),
  );
}

async function runRoute(
  route: ListedRoute,
  { request, path, caller }: Pick<AuthCall, 'request' | 'path' | 'caller'>,
  context: AuthParts,
): Promise<Response> {
  const parsed = route.body && readAuthBody(await request.clone().text(), route.body);
  if (parsed && 'refusal' in parsed) return parsed.refusal;
  // lite answers invalid JSON with the same error as GoTrue.
  if (parsed && 'isNoJson' in parsed) return context.callLite(request);
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
    caller,
    bearer: readBearer(request.headers),
  };
  const response = await route.run(call, context);
  return response.status === 500 && hasInvalidSessionId(call.bearer)
    ? authError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID')
    : response;
}

/** Keeps the first value of a repeated parameter, so that lite reads the same value as the routes. */
function keepFirstValues(params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of params) if (!query.has(name)) query.set(name, value);
  return query;
}

/** Counts the call and returns 0, or returns the seconds until the next one is allowed. */
function consumeRouteLimit(route: ListedRoute, clientIp: string, { limiters }: AuthParts): number {
  if (route.limiter === undefined) return 0;
  const limiter = limiters[route.limiter];
  const waitSeconds = limiter.waitFor(clientIp);
  if (waitSeconds === 0) limiter.count(clientIp);
  return waitSeconds;
}

/** Checks the API key first, as the hosted gateway does. */
async function refuseMethodOrPath(
  request: Request,
  path: string,
  context: AuthParts,
): Promise<Response> {
  const healthUrl = new URL(request.url);
  healthUrl.pathname = '/auth/v1/health';
  const keyCheck = await context.callLite(new Request(healthUrl, { headers: request.headers }));
  if (!keyCheck.ok) return keyCheck;
  const allowedMethods = Object.keys(routes)
    .filter((route) => route.endsWith(` ${path}`))
    .map((route) => route.split(' ')[0]);
  if (allowedMethods.length === 0) return notFound();
  return new Response(null, { status: 405, headers: { allow: allowedMethods.join(', ') } });
}
