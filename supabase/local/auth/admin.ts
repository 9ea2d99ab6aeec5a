import { createHash, timingSafeEqual } from 'node:crypto';
import { authError, emptyAnswer } from './answers';
import type { AuthParts } from './parts';

/** DELETE /admin/users/:id, the one admin call the product makes; lite has none. GoTrue's contract. */
export async function deleteUser(
  request: Request,
  id: string,
  { sql, secretKey }: Pick<AuthParts, 'sql' | 'secretKey'>,
): Promise<Response> {
  if (request.method !== 'DELETE') return authError(405, 'method_not_allowed', 'Only DELETE.');
  if (!carriesKey(request, secretKey))
    return authError(403, 'not_admin', 'This call needs the secret key.');
  if (!/^[0-9a-f-]{36}$/i.test(id))
    return authError(404, 'validation_failed', 'user_id must be an UUID');
  const deleted = await sql('delete from auth.users where id::text = lower($1) returning id', [id]);
  return deleted.length === 0 ? authError(404, 'user_not_found', 'User not found') : emptyAnswer();
}

function carriesKey(request: Request, key: string): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  return [request.headers.get('apikey'), bearer].some((given) => given && isSame(given, key));
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
