import { randomUUID } from 'node:crypto';
import { type AuthUser, findAuthUser, renewOtp } from './auth-users';
import { createAuthErrorResponse } from './auth-responses';
import { hashDummyPassword } from './constant-time';
import { runWithMailContext } from './mail-context';
import { withKeyLock } from './with-key-lock';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { validatePassword } from './validate-password';
import { runInHashingQueue } from './hashing-queue';
import { parsePkceChallenge } from './pkce';
import { chooseRedirectUrl } from './choose-redirect-url';
import { consumeMailQuota } from './consume-mail-quota';

/**
 * POST /signup with confirmation by email. A registered address gets the response of a new one, so that accounts
 * cannot be enumerated; an unconfirmed one gets the email again.
 */
export function handleSignUp(call: AuthRouteCall, context: AuthContext): Promise<Response> {
  return withKeyLock(String(call.body.email).toLowerCase(), () =>
    runInHashingQueue(() => createUser(call, context)),
  );
}

async function createUser(
  { request, query, body }: AuthRouteCall,
  context: AuthContext,
): Promise<Response> {
  const parsed = parsePkceChallenge(body);
  if ('problem' in parsed) return createAuthErrorResponse(400, 'validation_failed', parsed.problem);
  const refusal = body.password && validatePassword(body.password, context.rules);
  if (refusal) return refusal;
  const mail = {
    challenge: parsed.challenge,
    redirectTo: chooseRedirectUrl(
      [query.get('redirect_to'), request.headers.get('referer')],
      context.redirects,
    ),
  };
  const account = await findAuthUser(context.sql, body.email);
  const response = await runWithMailContext(mail, () => context.callLite(request));
  // lite responds with 429 to a registered address, after it has validated email and password.
  if (account === undefined || response.status !== 429) return response;

  await hashDummyPassword();
  if (!account.confirmed_at && consumeMailQuota(account.email, context.limiters) === undefined)
    await runWithMailContext(mail, () => sendNewConfirmation(account, context));
  return Response.json(createPlaceholderUser(account.email, body.data));
}

/** Sends a new confirmation link; the previous one becomes invalid. */
export async function sendNewConfirmation(account: AuthUser, context: AuthContext): Promise<void> {
  const { sql, mailer, rules } = context;
  const { code, hash } = await renewOtp(sql, 'confirmation_token', account, rules);
  await mailer.sendConfirmation(account.email, hash, code, { userId: account.id });
}

/** User in GoTrue's response for a registered address: complete, but not stored. */
function createPlaceholderUser(
  email: string,
  data: AuthRouteCall['body']['data'],
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
