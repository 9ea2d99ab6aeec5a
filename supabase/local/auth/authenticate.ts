import { decodeJwt } from 'jose';
import type { AuthRouteCall, AuthContext } from './auth-context';
import type { FactorSummary } from './mfa/factors';

export interface AuthenticatedUser {
  id: string;
  email: string;
  factors?: FactorSummary[];
}

/** User of the access token, or the error response of lite. */
export async function authenticate(
  { request }: Pick<AuthRouteCall, 'request'>,
  context: Pick<AuthContext, 'callLite'>,
): Promise<{ user: AuthenticatedUser } | { refusal: Response }> {
  const url = new URL('/auth/v1/user', request.url);
  const response = await context.callLite(new Request(url, { headers: request.headers }));
  return response.ok ? { user: await response.json() } : { refusal: response };
}

/** Decodes the token without verification, because lite has verified its signature already. */
export function sessionIdOf(bearer: AuthRouteCall['bearer']): string {
  return bearer.kind === 'token' ? String(decodeJwt(bearer.token)['session_id']) : '';
}

/** Whether the user has a second factor that this session has not verified. */
export async function isSecondFactorMissing(
  user: AuthenticatedUser,
  bearer: AuthRouteCall['bearer'],
  { sql }: Pick<AuthContext, 'sql'>,
): Promise<boolean> {
  if (!user.factors?.some(({ status }) => status === 'verified')) return false;
  const sessions = await sql(`select id from auth.sessions where id::text = $1 and aal = 'aal2'`, [
    sessionIdOf(bearer),
  ]);
  return sessions.length === 0;
}
