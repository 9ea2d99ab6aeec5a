import { randomUUID } from 'node:crypto';
import { type Account, findAccount, renewConfirmation } from './accounts';
import { authError } from './answers';
import { hashForNothing } from './equal-time';
import { withMailRequest } from './mail-request';
import { oneAtATime } from './one-at-a-time';
import type { AuthCall, AuthParts } from './parts';
import { refusePassword } from './password-rule';
import { inPasswordQueue } from './password-queue';
import { readChallenge } from './pkce';
import { chooseRedirect } from './redirects';
import { takeMail } from './mail-limits';

/**
 * POST /signup with confirmation by mail. An address that is taken gets the answer of a new one, so that
 * nobody learns who is a member; one that still waits for its confirmation gets the mail again.
 */
export function signUp(call: AuthCall, parts: AuthParts): Promise<Response> {
  return oneAtATime(String(call.body.email).toLowerCase(), () =>
    inPasswordQueue(() => signUpAlone(call, parts)),
  );
}

async function signUpAlone(
  { request, query, body }: AuthCall,
  parts: AuthParts,
): Promise<Response> {
  const checked = readChallenge(body);
  if ('problem' in checked) return authError(400, 'validation_failed', checked.problem);
  const weak = body.password && refusePassword(body.password, parts.rules.minimumPasswordLength);
  if (weak) return weak;
  const mail = {
    challenge: checked.challenge,
    redirectTo: chooseRedirect(
      [query.get('redirect_to'), request.headers.get('referer')],
      parts.redirects,
    ),
  };
  const account = await findAccount(parts.sql, body.email);
  const answer = await withMailRequest(mail, () => parts.callLite(request));
  // lite checks the form of address and password before it finds the address taken, which it answers by 429.
  if (account === undefined || answer.status !== 429) return answer;

  await hashForNothing();
  if (!account.confirmed_at && takeMail(account.email, parts.limiters) === undefined)
    await withMailRequest(mail, () => confirmAgain(account, parts));
  return Response.json(likeANewUser(account.email, body.data));
}

export async function confirmAgain(account: Account, parts: AuthParts): Promise<void> {
  const { code, hash } = await renewConfirmation(parts.sql, account, parts.rules.otpLength);
  await parts.mailer.sendConfirmation(account.email, hash, code, { userId: account.id });
}

/** GoTrue's answer for a taken address: complete, but nobody. */
function likeANewUser(email: string, data: AuthCall['body']['data']): Record<string, unknown> {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
