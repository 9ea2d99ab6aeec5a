/** Any origin may call, as on the rest of the platform: the caller's token is the permission. */
export const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, x-region',
  'access-control-allow-methods': 'POST, OPTIONS',
};

export function answer(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status, headers: crossOrigin });
}

export function preflight(): Response {
  return new Response(null, { status: 204, headers: crossOrigin });
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
