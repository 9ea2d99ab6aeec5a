/** CORS for any origin, as on the rest of the platform: authorization depends on the token alone. */
const corsHeaders = { 'access-control-allow-origin': '*' };

/** JSON response of an edge function that any origin may read. */
export function createJsonResponse(
  status: number,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, ...headers } });
}

/** Response without a body that any origin may read. */
export function createEmptyResponse(): Response {
  return new Response(null, { status: 204, headers: corsHeaders });
}

/** Response to a CORS preflight. Allows every requested header, because newer clients may send more. */
export function createPreflightResponse(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-allow-methods': 'POST, OPTIONS',
      vary: 'access-control-request-headers',
    },
  });
}

/** Reads the body as a JSON object; `undefined` if it is not one. */
export async function readJsonBody(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}
