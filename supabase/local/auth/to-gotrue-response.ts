import { fieldsOf } from '../http/parse-json';

const VERSION_HEADER = 'x-supabase-api-version';
const API_VERSION = '2024-01-01';

/**
 * Converts a response of lite to the format of GoTrue: times as RFC 3339 in UTC, and errors in the format of the
 * requested API version (supabase-js requests 2024-01-01).
 */
export async function toGoTrueResponse(request: Request, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.json();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  if (response.ok) return Response.json(convertTimes(body), { status: response.status, headers });
  if (!acceptsErrorCodes(request)) return Response.json(body, { status: response.status, headers });
  headers.set(VERSION_HEADER, API_VERSION);
  return Response.json(toVersionedError(body), { status: response.status, headers });
}

function acceptsErrorCodes(request: Request): boolean {
  return (request.headers.get(VERSION_HEADER) ?? '') >= API_VERSION;
}

function toVersionedError(body: unknown): unknown {
  const { error_code: code, msg, weak_password } = fieldsOf(body);
  if (msg === undefined) return body;
  return { code, message: msg, ...(weak_password !== undefined && { weak_password }) };
}

/** Converts GoTrue's own fields only: `user_metadata` belongs to the user. */
function convertTimes(body: unknown): unknown {
  const fields = fieldsOf(body);
  if (fields['user'] !== undefined)
    return { ...fields, user: convertUserTimes(fieldsOf(fields['user'])) };
  return fields['aud'] === undefined ? body : convertUserTimes(fields);
}

function convertUserTimes(user: Record<string, unknown>): Record<string, unknown> {
  const lists = ['identities', 'factors'].flatMap((name) => {
    const list = user[name];
    if (!Array.isArray(list)) return [];
    return [[name, list.map((entry) => convertRecordTimes(fieldsOf(entry)))]];
  });
  return { ...convertRecordTimes(user), ...Object.fromEntries(lists) };
}

function convertRecordTimes(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'string' ? value.replace(/\+00:00$/, 'Z') : value,
    ]),
  );
}
