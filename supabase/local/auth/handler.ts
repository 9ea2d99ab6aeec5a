import { correctErrorAnswer } from '../database/error-answers';
import { readBearer } from '../http/bearer';
import { deleteUser } from './admin';
import { notFound, tooManyRequests } from './answers';
import { inGoTruesWords } from './in-gotrues-words';
import type { AuthCall, AuthParts } from './parts';
import { readAuthBody } from './read-body';
import { type ListedRoute, routes } from './routes';

/**
 * GoTrue as supabase-js knows it. Only what is listed is answered: `request` has a plain address by now (see
 * `plain-request.ts`), so a route cannot be reached around its limit.
 */
export async function handleAuth(
  request: Request,
  caller: string,
  parts: AuthParts,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/auth\/v1/, '');
  const deleted = path.match(/^\/admin\/users\/([^/]+)$/)?.[1];
  if (deleted !== undefined) return deleteUser(request, deleted, parts);
  const route = routes[`${request.method} ${path}`];
  if (route === undefined) return refuseMethodOrPath(request, path, parts);
  const wait = takeTurn(route, caller, parts);
  if (wait > 0) return inGoTruesWords(request, tooManyRequests(wait));
  return inGoTruesWords(
    request,
    correctErrorAnswer(await run(route, { request, path, caller }, parts)),
  );
}

async function run(
  route: ListedRoute,
  { request, path, caller }: Pick<AuthCall, 'request' | 'path' | 'caller'>,
  parts: AuthParts,
): Promise<Response> {
  const read = route.body && readAuthBody(await request.clone().text(), route.body);
  if (read && 'refusal' in read) return read.refusal;
  // lite words the complaint about a text that is no JSON as GoTrue does.
  if (read && 'isNoJson' in read) return parts.callLite(request);
  const url = new URL(request.url);
  const query = onceEach(url.searchParams);
  url.search = query.toString();
  const call = {
    request: new Request(url, {
      method: request.method,
      headers: request.headers,
      ...(read && { body: JSON.stringify(read.body) }),
    }),
    path,
    query,
    body: read?.body ?? {},
    caller,
    bearer: readBearer(request.headers),
  };
  return route.run(call, parts);
}

/** Of a name that is given twice the first counts, here and for lite. */
function onceEach(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of given) if (!query.has(name)) query.set(name, value);
  return query;
}

/** Seconds to wait; 0 when the call may go on, which counts it. */
function takeTurn(route: ListedRoute, caller: string, { limiters }: AuthParts): number {
  if (route.limiter === undefined) return 0;
  const limiter = limiters[route.limiter];
  const wait = limiter.waitFor(caller);
  if (wait === 0) limiter.count(caller);
  return wait;
}

/** A key is asked for first, as the hosted gateway does it. */
async function refuseMethodOrPath(
  request: Request,
  path: string,
  parts: AuthParts,
): Promise<Response> {
  const key = new URL(request.url);
  key.pathname = '/auth/v1/health';
  const gate = await parts.callLite(new Request(key, { headers: request.headers }));
  if (!gate.ok) return gate;
  const allowed = Object.keys(routes)
    .filter((route) => route.endsWith(` ${path}`))
    .map((route) => route.split(' ')[0]);
  if (allowed.length === 0) return notFound();
  return new Response(null, { status: 405, headers: { allow: allowed.join(', ') } });
}
