import { createHash, timingSafeEqual } from 'node:crypto';
import { createAuthErrorResponse, createEmptyResponse } from './auth-responses';
import type { AuthContext } from './auth-context';

/** DELETE /admin/users/:id as in GoTrue. lite has no admin API, and the product needs no other admin call. */
export async function handleDeleteUser(
  request: Request,
  id: string,
  { sql, secretKey }: Pick<AuthContext, 'sql' | 'secretKey'>,
): Promise<Response> {
  if (request.method !== 'DELETE')
    return createAuthErrorResponse(405, 'method_not_allowed', 'Only DELETE.');
  if (!hasSecretKey(request, secretKey))
    return createAuthErrorResponse(403, 'not_admin', 'This call needs the secret key.');
  if (!/^[0-9a-f-]{36}$/i.test(id))
    return createAuthErrorResponse(404, 'validation_failed', 'user_id must be an UUID');
  const deletedRows = await sql('delete from auth.users where id::text = lower($1) returning id', [
    id,
  ]);
  return deletedRows.length === 0
    ? createAuthErrorResponse(404, 'user_not_found', 'User not found')
    : createEmptyResponse();
}

function hasSecretKey(request: Request, key: string): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  return [request.headers.get('apikey'), bearer].some((value) => value && isEqual(value, key));
}

function isEqual(actual: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
