import { authError } from './answers';
import type { AuthCall, AuthParts } from './parts';

const scopes = ['global', 'local', 'others'];

/** POST /logout. Without a scope every session ends, as in GoTrue; lite would end only this one. */
export async function signOut({ request, query }: AuthCall, parts: AuthParts): Promise<Response> {
  const scope = query.get('scope') ?? 'global';
  if (!scopes.includes(scope))
    return authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const url = new URL(request.url);
  url.search = new URLSearchParams({ scope }).toString();
  return parts.callLite(new Request(url, { method: 'POST', headers: request.headers }));
}
