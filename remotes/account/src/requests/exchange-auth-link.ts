import type { AuthLink } from '../rules/auth-link';
import { callSupabase, type Result } from './call-supabase';

/** Response to a link. The first of the two confirmations of a new address opens no session. */
export type OpenedLink = { session: object | null; user: { id: string; email?: string } | null };

/** Exchanges by secret: a one-time code or token is sent once, however often a page renders. */
const exchanges = new Map<string, Promise<Result<OpenedLink>>>();

/**
 * Exchanges the code or token of a mail link for a session: POST /auth/v1/token?grant_type=pkce for a code,
 * POST /auth/v1/verify for a token.
 */
export function exchangeAuthLink(
  link: AuthLink & { kind: 'code' | 'token' },
): Promise<Result<OpenedLink>> {
  const secret = link.kind === 'code' ? link.code : link.tokenHash;
  const pendingExchange = exchanges.get(secret);
  if (pendingExchange) return pendingExchange;
  const exchange = requestSession(link);
  exchanges.set(secret, exchange);
  void exchange.then((result) => isRetryable(result) && exchanges.delete(secret));
  return exchange;
}

function requestSession(link: AuthLink & { kind: 'code' | 'token' }): Promise<Result<OpenedLink>> {
  if (link.kind === 'code')
    return callSupabase((client) => client.auth.exchangeCodeForSession(link.code));
  return callSupabase((client) =>
    client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }),
  );
}

/** The secret is still unused unless the server refused it. */
function isRetryable(result: Result<OpenedLink>): boolean {
  return !result.ok && result.error.kind !== 'refused';
}
