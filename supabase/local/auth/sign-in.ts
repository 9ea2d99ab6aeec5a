import { type Account, findAccount } from './accounts';
import { authError, tooManyRequests } from './answers';
import { checkPasswordAnyway } from './equal-time';
import { inPasswordQueue } from './password-queue';
import type { AuthCall, AuthParts } from './parts';
import { newestOf } from './refresh-reuse';

/** POST /token. Known and unknown email addresses get the same response in the same time. */
export async function exchangeToken(call: AuthCall, context: AuthParts): Promise<Response> {
  const grantType = call.query.get('grant_type');
  if (grantType === 'password') return signInWithPassword(call, context);
  const { refreshes } = context.limiters;
  const waitSeconds = refreshes.waitFor(call.caller);
  if (waitSeconds > 0) return tooManyRequests(waitSeconds);
  refreshes.count(call.caller);
  return grantType === 'refresh_token'
    ? refreshSession(call, context)
    : context.callLite(call.request);
}

async function signInWithPassword(call: AuthCall, context: AuthParts): Promise<Response> {
  const { wrongPasswordsPerAddress, wrongPasswordsPerCaller } = context.limiters;
  const { body, caller } = call;
  const attemptKey = `${caller} ${String(body.email).toLowerCase()}`;
  const waitSeconds = Math.max(
    wrongPasswordsPerAddress.waitFor(attemptKey),
    wrongPasswordsPerCaller.waitFor(caller),
  );
  if (waitSeconds > 0) return tooManyRequests(waitSeconds);

  // Count before the comparison, so that concurrent guesses cannot exceed the limit.
  wrongPasswordsPerAddress.count(attemptKey);
  wrongPasswordsPerCaller.count(caller);
  const response = await inPasswordQueue(() => checkPassword(call, context));
  if (response.status === 400) return response;
  wrongPasswordsPerAddress.forgive(attemptKey);
  wrongPasswordsPerCaller.forgive(caller);
  return response;
}

/** Compares the password for unknown and unconfirmed addresses too, which lite rejects without a comparison. */
async function checkPassword({ request, body }: AuthCall, context: AuthParts): Promise<Response> {
  const account = await findAccount(context.sql, body.email);
  if (account?.confirmed_at) return context.callLite(request);
  const isCorrect = await checkPasswordAnyway(account, body.password);
  const response = await context.callLite(request);
  return isUnconfirmed(account, response) && !isCorrect
    ? authError(400, 'invalid_credentials', 'Invalid login credentials')
    : response;
}

function isUnconfirmed(account: Account | undefined, response: Response): boolean {
  return account !== undefined && response.status === 400;
}

async function refreshSession(call: AuthCall, context: AuthParts): Promise<Response> {
  const refresh_token = await newestOf(call.body.refresh_token ?? '', context);
  return context.callLite(
    new Request(call.request.url, {
      method: 'POST',
      headers: call.request.headers,
      body: JSON.stringify({ refresh_token }),
    }),
  );
}
