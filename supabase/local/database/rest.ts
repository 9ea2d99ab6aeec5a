import { readBearer } from '../http/bearer';
import { correctErrorAnswer } from './error-answers';

/** Serves the PostgREST API that supabase-js uses: passes requests to lite and converts its responses. */
export async function answerRest(
  request: Request,
  callLite: (request: Request) => Promise<Response>,
): Promise<Response> {
  const bearer = readBearer(request.headers);
  if (bearer.kind === 'malformed' && request.method !== 'OPTIONS')
    return toPostgrestResponse(request, createTokenErrorResponse(bearer.parts));
  return toPostgrestResponse(request, correctErrorAnswer(await callLite(request)));
}

/** Rejects a malformed token as PostgREST does; lite would treat the caller as anonymous. */
function createTokenErrorResponse(parts: number): Response {
  const message =
    parts === 0
      ? 'Empty JWT is sent in Authorization header'
      : `Expected 3 parts in JWT; got ${parts}`;
  return Response.json({ code: 'PGRST301', details: null, hint: null, message }, { status: 401 });
}

/** Converts lite's response to PostgREST's format. Creates a new one, because the server ignores changed headers. */
async function toPostgrestResponse(request: Request, response: Response): Promise<Response> {
  const { status } = response;
  const text = status === 204 ? '' : await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (text === '' && !isRead) headers.delete('content-type');
  if (!response.ok) addErrorHeaders(headers, status, text);
  if (response.ok && isRead && !headers.has('content-location'))
    headers.set('content-location', contentLocationOf(request.url));
  return new Response(text === '' ? null : text, { status, headers });
}

/** Adds PostgREST's headers to an error with a code. Errors without one come from the gateway. */
function addErrorHeaders(headers: Headers, status: number, text: string): void {
  const { code, message } = readError(text);
  if (code === undefined) return;
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('proxy-status', `PostgREST; error=${code}`);
  if (status !== 401) return;
  const isAboutToken = code === 'PGRST301' || code === 'PGRST303';
  headers.set(
    'www-authenticate',
    isAboutToken ? `Bearer error="invalid_token", error_description="${message}"` : 'Bearer',
  );
}

function readError(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Content-Location of PostgREST: relative to its root, with sorted query parameters. */
function contentLocationOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('='));
  return pathname.replace('/rest/v1', '') + (query.length > 0 ? `?${query.join('&')}` : '');
}
