import { createAuthErrorResponse } from './auth-responses';
import type { AuthRouteCall, AuthContext } from './auth-context';

const SCOPES = ['global', 'local', 'others'];

/** POST /logout. Without a scope, ends all sessions of the user, as in GoTrue; lite would end only the current one. */
export async function handleSignOut(
  { request, query }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const scope = query.get('scope') ?? 'global';
  if (!SCOPES.includes(scope))
    return createAuthErrorResponse(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const url = new URL(request.url);
  url.search = new URLSearchParams({ scope }).toString();
  return context.callLite(new Request(url, { method: 'POST', headers: request.headers }));
}
