import type { AuthLink } from '../rules/auth-link';
import { ask, type Outcome } from './outcome';

/** A one-time code or token may be spent only once, however often a page is drawn. */
const opened = new Map<string, Promise<Outcome<object>>>();

/**
 * Turns what a mail link carries into a session: POST /auth/v1/token?grant_type=pkce for a code,
 * POST /auth/v1/verify for a token.
 */
export function openLink(link: AuthLink & { kind: 'code' | 'token' }): Promise<Outcome<object>> {
  const secret = link.kind === 'code' ? link.code : link.tokenHash;
  const known = opened.get(secret);
  if (known) return known;
  const outcome = spend(link);
  opened.set(secret, outcome);
  void outcome.then((result) => mayTryAgain(result) && opened.delete(secret));
  return outcome;
}

function spend(link: AuthLink & { kind: 'code' | 'token' }): Promise<Outcome<object>> {
  if (link.kind === 'code') return ask((client) => client.auth.exchangeCodeForSession(link.code));
  return ask((client) => client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }));
}

/** A code that never reached the server is not spent. */
function mayTryAgain(outcome: Outcome<object>): boolean {
  return !outcome.ok && outcome.problem.kind !== 'refused';
}
