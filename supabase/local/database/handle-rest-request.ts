import {
  type BearerCredential,
  hasInvalidSessionId,
  isUnsecured,
  parseBearer,
} from '../http/parse-bearer';
import { fieldsOf, parseJson } from '../http/parse-json';
import { toPostgrestErrorResponse } from './database-errors';

/** Names such as `toString`, which lite finds in every object that it looks them up in. */
const INHERITED_NAMES = Object.getOwnPropertyNames(Object.prototype);

/** Serves the PostgREST API that supabase-js uses: passes requests to lite and converts its responses. */
export async function handleRestRequest(
  received: Request,
  callLite: (request: Request) => Promise<Response>,
): Promise<Response> {
  const request = withInheritedNamesAsColumns(received);
  const bearer = parseBearer(request.headers);
  const tokenError = request.method === 'OPTIONS' ? undefined : findTokenError(bearer);
  if (tokenError) return toPostgrestResponse(createTokenErrorResponse(tokenError));
  const response = toPostgrestErrorResponse(await callLite(request));
  if (response.status === 500 && INHERITED_NAMES.some((name) => request.url.includes(name)))
    return toPostgrestResponse(createFilterErrorResponse());
  // PostgREST ignores the session, but no backend issues such a token.
  return response.status === 500 && hasInvalidSessionId(bearer)
    ? toPostgrestResponse(
        createTokenErrorResponse({ code: 'PGRST303', message: 'Parsing claims failed' }),
      )
    : toPostgrestResponse(response);
}

/** lite ignores a filter with such a name; as a condition of `and`, the name is that of an unknown column. */
function withInheritedNamesAsColumns(request: Request): Request {
  const url = new URL(request.url);
  for (const name of INHERITED_NAMES.filter((inherited) => url.searchParams.has(inherited))) {
    url.searchParams.delete(name);
    url.searchParams.append('and', `(${name}.is.null)`);
  }
  return url.href === request.url ? request : new Request(url, request);
}

function createFilterErrorResponse(): Response {
  const body = { code: 'PGRST100', details: null, hint: null, message: 'failed to parse filter' };
  return Response.json(body, { status: 400 });
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
  if (bearer.token.split('.').includes(''))
    return {
      code,
      message: 'No suitable key or wrong key type',
      details: 'None of the keys was able to decode the JWT',
    };
  return undefined;
}

function createTokenErrorResponse({ code, message, details }: TokenError): Response {
  const body = { code, details: details ?? null, hint: null, message };
  return Response.json(body, { status: 401 });
}

/** Adds PostgREST's headers to an error with a code, in a new response, because the server ignores changed ones. */
async function toPostgrestResponse(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { status } = response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const { code, message } = fieldsOf(parseJson(text));
  // Errors without a code come from the gateway.
  if (typeof code === 'string') {
    headers.set('content-type', 'application/json; charset=utf-8');
    headers.set('proxy-status', `PostgREST; error=${code}`);
    if (status === 401) headers.set('www-authenticate', describeChallenge(code, message));
  }
  return new Response(text === '' ? null : text, { status, headers });
}

function describeChallenge(code: string, message: unknown): string {
  const isAboutToken = code === 'PGRST301' || code === 'PGRST303';
  return isAboutToken
    ? `Bearer error="invalid_token", error_description="${String(message)}"`
    : 'Bearer';
}
