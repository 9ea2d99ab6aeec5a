import { fieldsOf } from '../http/parse-json';

const VERSION_HEADER = 'x-supabase-api-version';
const API_VERSION = '2024-01-01';

/** Converts an error of lite to the format of the requested API version (supabase-js requests 2024-01-01). */
export async function toGoTrueResponse(request: Request, response: Response): Promise<Response> {
  const isVersioned = (request.headers.get(VERSION_HEADER) ?? '') >= API_VERSION;
  if (response.ok || !isVersioned || !isJson(response)) return response;
  const body: unknown = await response.json();
  const { error_code: code, msg: message, weak_password } = fieldsOf(body);
  if (message === undefined) return replaceJson(response, body);
  const versioned = replaceJson(response, {
    code,
    message,
    ...(weak_password !== undefined && { weak_password }),
  });
  versioned.headers.set(VERSION_HEADER, API_VERSION);
  return versioned;
}

export function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false;
}

/** Response with the same status and headers, and another body. */
export function replaceJson(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return Response.json(body, { status: response.status, headers });
}
