/** Authorization header of a request: none, a repetition of the API key, an access token, or a malformed value. */
export type Bearer =
  | { kind: 'none' }
  | { kind: 'key' }
  | { kind: 'token'; token: string }
  /** `parts`: number of segments as PostgREST counts them; a JWT has three. */
  | { kind: 'malformed'; parts: number };

/** Parses the Authorization header. Ignores other schemes than Bearer, as PostgREST and GoTrue do. */
export function readBearer(headers: Headers): Bearer {
  const [scheme, credentials = ''] =
    /^bearer(?:\s+(.*))?$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (scheme === undefined) return { kind: 'none' };
  const token = credentials.trim();
  if (token !== '' && token === headers.get('apikey')) return { kind: 'key' };
  const parts = token === '' ? 0 : token.split('.').length;
  return parts === 3 && !/\s/.test(token) ? { kind: 'token', token } : { kind: 'malformed', parts };
}
