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
 * POST /signup with confirmation by email. A registered address gets the response of a new one, so that accounts
 * cannot be enumerated; an unconfirmed one gets the email again.
 */
export function signUp(call: AuthCall, context: AuthParts): Promise<Response> {
  return oneAtATime(String(call.body.email).toLowerCase(), () =>
    inPasswordQueue(() => createUser(call, context)),
  );
}

async function createUser(
  { request, query, body }: AuthCall,
  context: AuthParts,
): Promise<Response> {
  const parsed = readChallenge(body);
  if ('problem' in parsed) return authError(400, 'validation_failed', parsed.problem);
  const refusal =
    body.password && refusePassword(body.password, context.rules.minimumPasswordLength);
  if (refusal) return refusal;
  const mail = {
    challenge: parsed.challenge,
    redirectTo: chooseRedirect(
      [query.get('redirect_to'), request.headers.get('referer')],
      context.redirects,
    ),
  };
  const account = await findAccount(context.sql, body.email);
  const response = await withMailRequest(mail, () => context.callLite(request));
  // lite responds with 429 to a registered address, after it has validated email and password.
  if (account === undefined || response.status !== 429) return response;

  await hashForNothing();
  if (!account.confirmed_at && takeMail(account.email, context.limiters) === undefined)
    await withMailRequest(mail, () => confirmAgain(account, context));
  return Response.json(createPlaceholderUser(account.email, body.data));
}

/** Sends a new confirmation link; the previous one becomes invalid. */
export async function confirmAgain(account: Account, context: AuthParts): Promise<void> {
  const { code, hash } = await renewConfirmation(context.sql, account, context.rules.otpLength);
  await context.mailer.sendConfirmation(account.email, hash, code, { userId: account.id });
}

/** User in GoTrue's response for a registered address: complete, but not stored. */
function createPlaceholderUser(
  email: string,
  data: AuthCall['body']['data'],
): Record<string, unknown> {
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
