/**
 * Normalizes a request, so that all layers interpret its URL in the same way: decodes the path once and encodes it in
 * canonical form, validates the query and reads the body. `undefined` if the URL cannot be decoded or is encoded twice, or
 * if a text of the body is not Unicode, which would be stored as something else.
 */
export async function normalizeRequest(request: Request): Promise<Request | undefined> {
  const hasNoBody = request.method === 'GET' || request.method === 'HEAD';
  // Read the body of rejected requests too: a connection with an unread body cannot be reused.
  const body = await request.arrayBuffer();
  const url = METHODS.has(request.method) ? normalizeUrl(request.url) : undefined;
  if (url === undefined || !isUnicode(body)) return undefined;
  return new Request(url, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    ...(!hasNoBody && { body }),
  });
}

/** Whether the body is UTF-8 without escapes of half a surrogate pair. */
function isUnicode(body: ArrayBuffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (!/\\ud[89a-f]/i.test(text)) return true;
    return !/\p{Cs}/u.test(textsOf(JSON.parse(text)));
  } catch {
    return false;
  }
}

/** Names and texts of a JSON value. */
function textsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .flatMap(([name, inner]) => [name, textsOf(inner)])
    .join('\n');
}

/** Supported methods: `Request` rejects TRACE and CONNECT. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function normalizeUrl(rawUrl: string): URL | undefined {
  const url = new URL(rawUrl);
  const path = decode(url.pathname);
  if (path === undefined || /[%\\?#\p{Cc}]|\/\/|\/\.\.?(?:\/|$)/u.test(path)) return undefined;
  const query = validateQuery(url.search);
  return query === undefined ? undefined : new URL(encodeURI(path) + query, url.origin);
}

/** Returns the query unchanged if it can be decoded, because filters depend on its encoding. */
function validateQuery(search: string): string | undefined {
  const isDecodable = search
    .slice(1)
    .split('&')
    .flatMap((pair) => pair.replaceAll('+', ' ').split('='))
    .every((part) => decode(part)?.includes('\0') === false);
  return isDecodable ? search : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
