import { decodeJwt, decodeProtectedHeader } from 'jose';

/** Authorization header of a request: none, a repetition of the API key, an access token, or a malformed value. */
export type BearerCredential =
  | { kind: 'none' }
  | { kind: 'key' }
  | { kind: 'token'; token: string }
  /** `partCount`: number of segments as PostgREST counts them; a JWT has three. */
  | { kind: 'malformed'; partCount: number };

/** Parses the Authorization header. Ignores other schemes than Bearer, as PostgREST and GoTrue do. */
export function parseBearer(headers: Headers): BearerCredential {
  const [scheme, credentials = ''] =
    /^bearer(?:\s+(.*))?$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (scheme === undefined) return { kind: 'none' };
  const token = credentials.trim();
  if (token !== '' && token === headers.get('apikey')) return { kind: 'key' };
  const partCount = token === '' ? 0 : token.split('.').length;
  return partCount === 3 && !/\s/.test(token)
    ? { kind: 'token', token }
    : { kind: 'malformed', partCount };
}

/** Whether a token declares that it has no signature (RFC 7519, section 6). */
export function isUnsecured(token: string): boolean {
  try {
    return decodeProtectedHeader(token)['alg'] === 'none';
  } catch {
    return false;
  }
}

/** Whether the claim `session_id` is no UUID. lite looks it up after it has verified the token, and fails with 500. */
export function hasInvalidSessionId(bearer: BearerCredential): boolean {
  if (bearer.kind !== 'token') return false;
  try {
    const id = decodeJwt(bearer.token)['session_id'] ?? '';
    return typeof id !== 'string' || !/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/i.test(id);
  } catch {
    return false;
  }
}
