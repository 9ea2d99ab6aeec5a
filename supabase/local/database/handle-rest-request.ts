import {
  type BearerCredential,
  hasInvalidSessionId,
  isUnsecured,
  parseBearer,
} from '../http/parse-bearer';
import { toPostgrestErrorResponse } from './database-errors';

const STATEMENTS: Partial<Record<string, string>> = { DELETE: 'DELETE', PATCH: 'UPDATE' };

const OPTION_NAMES = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict']);

/** Serves the PostgREST API that supabase-js uses: passes requests to lite and converts its responses. */
export async function handleRestRequest(
  request: Request,
  callLite: (request: Request) => Promise<Response>,
): Promise<Response> {
  const bearer = parseBearer(request.headers);
  const tokenError = request.method === 'OPTIONS' ? undefined : findTokenError(bearer);
  if (tokenError) return toPostgrestResponse(request, createTokenErrorResponse(tokenError));
  const refusal = await refuseUnfilteredWrite(request, callLite);
  const response = refusal ?? toPostgrestErrorResponse(await callLite(request));
  // PostgREST ignores the session, but no backend issues such a token.
  return response.status === 500 && hasInvalidSessionId(bearer)
    ? toPostgrestResponse(
        request,
        createTokenErrorResponse({ code: 'PGRST303', message: 'Parsing claims failed' }),
      )
    : toPostgrestResponse(request, response);
}

interface TokenError {
  code: string;
  message: string;
  details?: string;
}

/** Error of PostgREST for tokens that lite ignores, treating the caller as anonymous. */
function findTokenError(bearer: BearerCredential): TokenError | undefined {
  const code = 'PGRST301';
  if (bearer.kind === 'malformed')
    return bearer.partCount === 0
      ? { code, message: 'Empty JWT is sent in Authorization header' }
      : { code, message: `Expected 3 parts in JWT; got ${bearer.partCount}` };
  if (bearer.kind !== 'token') return undefined;
  if (isUnsecured(bearer.token))
    return {
      code,
      message: 'Wrong or unsupported encoding algorithm',
      details: "JWT is unsecured but expected 'alg' was not 'none'",
    };
  return bearer.token.split('.').includes('')
    ? {
        code,
        message: 'No suitable key or wrong key type',
        details: 'None of the keys was able to decode the JWT',
      }
    : undefined;
}

function createTokenErrorResponse({ code, message, details }: TokenError): Response {
  return Response.json({ code, details: details ?? null, hint: null, message }, { status: 401 });
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

/**
 * Rejects DELETE and PATCH without a filter, as the extension pg-safeupdate of hosted projects does. Its check precedes
 * that of permissions; errors about key, token and table precede both.
 */
async function refuseUnfilteredWrite(
  request: Request,
  callLite: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const statement = STATEMENTS[request.method];
  const { pathname, searchParams } = new URL(request.url);
  const isTable = /^\/rest\/v1\/[^/]+$/.test(pathname);
  if (statement === undefined || !isTable || [...searchParams.keys()].some(isFilter))
    return undefined;
  const probe = await callLite(createProbe(request, `${pathname}?limit=0`));
  if (!probe.ok && (await probe.clone().json())['code'] !== '42501') return probe;
  const message = `${statement} requires a WHERE clause`;
  return Response.json({ code: '21000', details: null, hint: null, message }, { status: 400 });
}

/** Names with a dot apply to an embedded table, except negated conditions. */
function isFilter(name: string): boolean {
  return /^not\.(?:and|or)$/.test(name) || !(OPTION_NAMES.has(name) || name.includes('.'));
}

function createProbe({ url, headers }: Request, path: string): Request {
  const credentials = ['apikey', 'authorization'].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Request(new URL(path, url), { headers: credentials });
}
