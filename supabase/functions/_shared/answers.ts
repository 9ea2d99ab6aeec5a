/** Any origin may call, as on the rest of the platform: the caller's token is the permission. */
const crossOrigin = { 'access-control-allow-origin': '*' };

export function answer(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status, headers: crossOrigin });
}

/** Whatever headers the browser means to send: a newer client may have one more. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-allow-methods': 'POST, OPTIONS',
      vary: 'access-control-request-headers',
    },
  });
}

/** The body as a record; `undefined` when it is none. */
export async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}
