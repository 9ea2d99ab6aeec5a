import { findAccount } from './accounts';
import { authError, tooManyRequests } from './answers';
import { checkPasswordAnyway } from './equal-time';
import type { AuthCall, AuthParts } from './parts';

/** POST /token. Passwords are counted here; a known and an unknown address get one answer in one time. */
export async function exchangeToken(call: AuthCall, parts: AuthParts): Promise<Response> {
  const grant = new URL(call.request.url).searchParams.get('grant_type');
  if (grant === 'password') return signInWithPassword(call, parts);
  const { refreshes } = parts.limiters;
  const wait = refreshes.waitFor(call.caller);
  if (wait > 0) return tooManyRequests(wait);
  refreshes.count(call.caller);
  return parts.callLite(call.request);
}

async function signInWithPassword(
  { request, body, caller }: AuthCall,
  parts: AuthParts,
): Promise<Response> {
  const { wrongPasswordsPerAddress, wrongPasswordsPerCaller } = parts.limiters;
  const attempt = `${caller} ${String(body['email']).toLowerCase()}`;
  const wait = Math.max(
    wrongPasswordsPerAddress.waitFor(attempt),
    wrongPasswordsPerCaller.waitFor(caller),
  );
  if (wait > 0) return tooManyRequests(wait);

  // Counted before the check, so that a thousand guesses at once are not all let in.
  wrongPasswordsPerAddress.count(attempt);
  wrongPasswordsPerCaller.count(caller);
  const answer = await checkPassword(request, body, parts);
  if (answer.status === 400) return answer;
  wrongPasswordsPerAddress.forgive(attempt);
  wrongPasswordsPerCaller.forgive(caller);
  return answer;
}

/** lite looks at the address first and at the password later, so two cases are checked here as well. */
async function checkPassword(
  request: Request,
  body: Record<string, unknown>,
  parts: AuthParts,
): Promise<Response> {
  const account = await findAccount(parts.sql, body['email']);
  if (account?.confirmed_at) return parts.callLite(request);
  const [right, answer] = await Promise.all([
    checkPasswordAnyway(account, body['password']),
    parts.callLite(request),
  ]);
  const isUnconfirmed = account !== undefined && answer.status === 400;
  return isUnconfirmed && !right
    ? authError(400, 'invalid_credentials', 'Invalid login credentials')
    : answer;
}
