import { hashOtp, resolveLinkType } from './resolve-link-type';
import type { AuthRequestBody } from '../parse-auth-body';
import type { AuthRouteCall, AuthContext } from '../auth-context';
import { verifyOneTimeToken } from './verify-one-time-token';

/**
 * POST /verify with the token hash of an email, or with its code and the email address. Removes the prefix `pkce_`,
 * which is not part of the hash.
 */
export async function handleVerifyToken(
  { request, body }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const token_hash = body.token_hash?.replace(/^pkce_/, '');
  const hash = token_hash ?? hashOf(body);
  const type = await resolveLinkType(context.sql, body.type ?? '', hash);
  const verifyRequest = new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({ ...body, type, ...(token_hash !== undefined && { token_hash }) }),
  });
  return verifyOneTimeToken(verifyRequest, { type, hash }, context);
}

function hashOf({ email = '', token = '' }: AuthRequestBody): string {
  return hashOtp(email, token);
}
