import { hashCode, kindOfLink } from './link-kind';
import type { AuthBody } from './auth-body';
import type { AuthCall, AuthParts } from './parts';

/**
 * POST /verify, with what stands in a mail: the hash, or the code together with the address. The prefix that
 * marks a link with a code challenge is not part of the hash.
 */
export async function verifyToken(
  { request, body }: AuthCall,
  parts: AuthParts,
): Promise<Response> {
  const token_hash = body.token_hash?.replace(/^pkce_/, '');
  const type = await kindOfLink(parts.sql, body.type ?? '', token_hash ?? hashOf(body));
  return parts.callLite(
    new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ ...body, type, ...(token_hash !== undefined && { token_hash }) }),
    }),
  );
}

function hashOf({ email = '', token = '' }: AuthBody): string {
  return hashCode(email, token);
}
