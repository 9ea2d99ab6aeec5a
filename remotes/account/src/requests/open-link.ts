import type { AuthLink } from '../rules/auth-link';
import { ask, type Outcome } from './outcome';

/** Exchanges by secret: a one-time code or token is sent once, however often a page renders. */
const exchanges = new Map<string, Promise<Outcome<object>>>();

/**
 * Exchanges the code or token of a mail link for a session: POST /auth/v1/token?grant_type=pkce for a code,
 * POST /auth/v1/verify for a token.
 */
export function openLink(link: AuthLink & { kind: 'code' | 'token' }): Promise<Outcome<object>> {
  const secret = link.kind === 'code' ? link.code : link.tokenHash;
  const pendingExchange = exchanges.get(secret);
  if (pendingExchange) return pendingExchange;
  const exchange = requestSession(link);
  exchanges.set(secret, exchange);
  void exchange.then((result) => isRetryable(result) && exchanges.delete(secret));
  return exchange;
}

function requestSession(link: AuthLink & { kind: 'code' | 'token' }): Promise<Outcome<object>> {
  if (link.kind === 'code') return ask((client) => client.auth.exchangeCodeForSession(link.code));
  return ask((client) => client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }));
}

/** The secret is still unused unless the server refused it. */
function isRetryable(result: Outcome<object>): boolean {
  return !result.ok && result.problem.kind !== 'refused';
}
