import { type Account, findAccount } from './accounts';
import { authError, tooManyRequests } from './answers';
import { checkPasswordAnyway } from './equal-time';
import { inPasswordQueue } from './password-queue';
import type { AuthCall, AuthParts } from './parts';
import { newestOf } from './refresh-reuse';

/** POST /token. Passwords are counted here; a known and an unknown address get one answer in one time. */
export async function exchangeToken(call: AuthCall, parts: AuthParts): Promise<Response> {
  const grant = call.query.get('grant_type');
  if (grant === 'password') return signInWithPassword(call, parts);
  const { refreshes } = parts.limiters;
  const wait = refreshes.waitFor(call.caller);
  if (wait > 0) return tooManyRequests(wait);
  refreshes.count(call.caller);
  return grant === 'refresh_token' ? refresh(call, parts) : parts.callLite(call.request);
}

async function signInWithPassword(call: AuthCall, parts: AuthParts): Promise<Response> {
  const { wrongPasswordsPerAddress, wrongPasswordsPerCaller } = parts.limiters;
  const { body, caller } = call;
  const attempt = `${caller} ${String(body.email).toLowerCase()}`;
  const wait = Math.max(
    wrongPasswordsPerAddress.waitFor(attempt),
    wrongPasswordsPerCaller.waitFor(caller),
  );
  if (wait > 0) return tooManyRequests(wait);

  // Counted before the check, so that a thousand guesses at once are not all let in.
  wrongPasswordsPerAddress.count(attempt);
  wrongPasswordsPerCaller.count(caller);
  const answer = await inPasswordQueue(() => checkPassword(call, parts));
  if (answer.status === 400) return answer;
  wrongPasswordsPerAddress.forgive(attempt);
  wrongPasswordsPerCaller.forgive(caller);
  return answer;
}

/** lite looks at the address first and at the password later, so two cases are checked here as well. */
async function checkPassword({ request, body }: AuthCall, parts: AuthParts): Promise<Response> {
  const account = await findAccount(parts.sql, body.email);
  if (account?.confirmed_at) return parts.callLite(request);
  const right = await checkPasswordAnyway(account, body.password);
  const answer = await parts.callLite(request);
  return isUnconfirmed(account, answer) && !right
    ? authError(400, 'invalid_credentials', 'Invalid login credentials')
    : answer;
}

function isUnconfirmed(account: Account | undefined, answer: Response): boolean {
  return account !== undefined && answer.status === 400;
}

async function refresh(call: AuthCall, parts: AuthParts): Promise<Response> {
  const refresh_token = await newestOf(call.body.refresh_token ?? '', parts);
  return parts.callLite(
    new Request(call.request.url, {
      method: 'POST',
      headers: call.request.headers,
      body: JSON.stringify({ refresh_token }),
    }),
  );
}
