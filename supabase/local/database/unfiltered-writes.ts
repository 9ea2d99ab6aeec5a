const STATEMENTS: Partial<Record<string, string>> = { DELETE: 'DELETE', PATCH: 'UPDATE' };
const OPTION_NAMES = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict']);

/**
 * Rejects DELETE and PATCH without a filter, as the extension pg-safeupdate of hosted projects does. Its check precedes
 * that of permissions; errors about key, token and table precede both.
 */
export async function refuseUnfilteredWrite(
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
