const versionHeader = 'x-supabase-api-version';
const version = '2024-01-01';

/**
 * Answers of lite in GoTrue's form: times as RFC 3339 in UTC, and errors in the form of the API version that the
 * caller asks for (supabase-js always asks for 2024-01-01).
 */
export async function inGoTruesWords(request: Request, answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const body: unknown = await answer.json();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  if (answer.ok) return Response.json(withGoTimes(body), { status: answer.status, headers });
  if (!wantsNewErrors(request)) return Response.json(body, { status: answer.status, headers });
  headers.set(versionHeader, version);
  return Response.json(newError(body), { status: answer.status, headers });
}

function wantsNewErrors(request: Request): boolean {
  return (request.headers.get(versionHeader) ?? '') >= version;
}

function newError(body: unknown): unknown {
  const { error_code: code, msg, weak_password } = fieldsOf(body);
  if (msg === undefined) return body;
  return { code, message: msg, ...(weak_password !== undefined && { weak_password }) };
}

/** Only GoTrue's own fields: what members keep in `user_metadata` is theirs. */
function withGoTimes(body: unknown): unknown {
  const fields = fieldsOf(body);
  if (fields['user'] !== undefined)
    return { ...fields, user: userWithGoTimes(fieldsOf(fields['user'])) };
  return fields['aud'] === undefined ? body : userWithGoTimes(fields);
}

function userWithGoTimes(user: Record<string, unknown>): Record<string, unknown> {
  const { identities } = user;
  const times = goTimes(user);
  if (!Array.isArray(identities)) return times;
  return { ...times, identities: identities.map((identity) => goTimes(fieldsOf(identity))) };
}

function goTimes(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'string' ? value.replace(/\+00:00$/, 'Z') : value,
    ]),
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
