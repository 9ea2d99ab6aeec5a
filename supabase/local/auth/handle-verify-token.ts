import { clearOneTimeTokens } from './auth-users';
import { hashOtp, resolveLinkType } from './resolve-link-type';
import type { AuthRequestBody } from './auth-request-body';
import type { AuthRouteCall, AuthContext } from './auth-context';

/**
 * POST /verify with the token hash of an email, or with its code and the email address. Removes the prefix `pkce_`,
 * which is not part of the hash.
 */
export async function handleVerifyToken(
  { request, body }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const token_hash = body.token_hash?.replace(/^pkce_/, '');
  const type = await resolveLinkType(context.sql, body.type ?? '', token_hash ?? hashOf(body));
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

function hashOf({ email = '', token = '' }: AuthRequestBody): string {
  return hashOtp(email, token);
}
