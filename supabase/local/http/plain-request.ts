/**
 * The request as every layer behind sees it, so that no two of them can read one address in two ways: the path
 * is decoded once and written plainly again, each query name has one value, the body has been read.
 * `undefined` when the address cannot be read, or when decoding it would leave something to decode again.
 */
export async function plainRequest(request: Request): Promise<Request | undefined> {
  const isBodiless = request.method === 'GET' || request.method === 'HEAD';
  // Also of what is refused below: a connection with half a body on it cannot be used again.
  const body = await request.arrayBuffer();
  const url = methods.has(request.method) ? plainUrl(request.url) : undefined;
  if (url === undefined) return undefined;
  return new Request(url, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    ...(!isBodiless && { body }),
  });
}

/** `fetch` itself refuses to carry TRACE and CONNECT. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function plainUrl(address: string): URL | undefined {
  const url = new URL(address);
  const path = decode(url.pathname);
  if (path === undefined || /[%\\?#\p{Cc}]|\/\/|\/\.\.?(?:\/|$)/u.test(path)) return undefined;
  const query = plainQuery(url.search);
  return query === undefined ? undefined : new URL(encodeURI(path) + query, url.origin);
}

/** Checked, not rewritten: filters are compared as they were sent. */
function plainQuery(search: string): string | undefined {
  const isReadable = search
    .slice(1)
    .split('&')
    .flatMap((pair) => pair.replaceAll('+', ' ').split('='))
    .every((part) => decode(part)?.includes('\0') === false);
  return isReadable ? search : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
