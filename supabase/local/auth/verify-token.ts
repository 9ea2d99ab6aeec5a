import { clearOneTimeTokens } from './accounts';
import { hashCode, kindOfLink } from './link-kind';
import type { AuthBody } from './auth-body';
import type { AuthCall, AuthParts } from './parts';

/**
 * POST /verify with the token hash of an email, or with its code and the email address. Removes the prefix `pkce_`,
 * which is not part of the hash.
 */
export async function verifyToken(
  { request, body }: AuthCall,
  context: AuthParts,
): Promise<Response> {
  const token_hash = body.token_hash?.replace(/^pkce_/, '');
  const type = await kindOfLink(context.sql, body.type ?? '', token_hash ?? hashOf(body));
  const response = await context.callLite(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ ...body, type, ...(token_hash !== undefined && { token_hash }) }),
    }),
  );
  if (!response.ok) return response;
  const { user }: { user: { id: string } } = await response.clone().json();
  await clearOneTimeTokens(context.sql, user.id, 'invalidate');
  return response;
}

function hashOf({ email = '', token = '' }: AuthBody): string {
  return hashCode(email, token);
}
