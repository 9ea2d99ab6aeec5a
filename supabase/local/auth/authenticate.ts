import { decodeJwt } from 'jose';
import type { AuthRouteCall, AuthContext } from './auth-context';
import type { FactorSummary } from './mfa/factors';

interface AuthenticatedUser {
  id: string;
  email: string;
  factors?: FactorSummary[];
}

export interface MemberCall {
  call: AuthRouteCall;
  context: AuthContext;
  user: AuthenticatedUser;
}

/** Route for the user of a valid access token; for others, the error response of lite. */
export function createMemberRoute(handle: (memberCall: MemberCall) => Promise<Response>) {
  return async (call: AuthRouteCall, context: AuthContext): Promise<Response> => {
    const url = new URL('/auth/v1/user', call.request.url);
    const response = await context.callLite(new Request(url, { headers: call.request.headers }));
    return response.ok ? handle({ call, context, user: await response.json() }) : response;
  };
}

/** Decodes the token without verification, because lite has verified its signature already. */
export function sessionIdOf(bearer: AuthRouteCall['bearer']): string {
  return bearer.kind === 'token' ? String(decodeJwt(bearer.token)['session_id']) : '';
}

/** Whether the user has a second factor that this session has not verified. */
export async function isSecondFactorMissing({ call, context, user }: MemberCall): Promise<boolean> {
  if (!user.factors?.some(({ status }) => status === 'verified')) return false;
  const [session] = await context.sql(
    `select id from auth.sessions where id::text = $1 and aal = 'aal2'`,
    [sessionIdOf(call.bearer)],
  );
  return session === undefined;
}
