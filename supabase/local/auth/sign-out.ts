import { authError } from './answers';
import type { AuthCall, AuthParts } from './parts';

const SCOPES = ['global', 'local', 'others'];

/** POST /logout. Without a scope, ends all sessions of the user, as in GoTrue; lite would end only the current one. */
export async function signOut({ request, query }: AuthCall, context: AuthParts): Promise<Response> {
  const scope = query.get('scope') ?? 'global';
  if (!SCOPES.includes(scope))
    return authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const url = new URL(request.url);
  url.search = new URLSearchParams({ scope }).toString();
  return context.callLite(new Request(url, { method: 'POST', headers: request.headers }));
}
