/** Who a request says it is: nobody, the project's key once more, a token, or something that is no token. */
export type Bearer =
  | { kind: 'none' }
  | { kind: 'key' }
  | { kind: 'token'; token: string }
  /** `parts` as PostgREST counts them: an access token has three. */
  | { kind: 'malformed'; parts: number };

/** A scheme other than Bearer says nothing, as with PostgREST and GoTrue. */
export function readBearer(headers: Headers): Bearer {
  const [scheme, given = ''] =
    /^bearer(?:\s+(.*))?$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (scheme === undefined) return { kind: 'none' };
  const token = given.trim();
  if (token !== '' && token === headers.get('apikey')) return { kind: 'key' };
  const parts = token === '' ? 0 : token.split('.').length;
  return parts === 3 && !/\s/.test(token) ? { kind: 'token', token } : { kind: 'malformed', parts };
}
