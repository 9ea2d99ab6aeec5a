import { randomUUID } from 'node:crypto';
import { type AuthUser, findAuthUser, renewOtp } from './auth-users';
import { runInHashingQueue } from './run-in-hashing-queue';
import type { AuthRouteCall, AuthContext } from './auth-context';
import { validatePassword } from './validate-password';
import { consumeMailQuota } from './consume-mail-quota';

const lastTasks = new Map<string, Promise<unknown>>();

/**
 * POST /signup with confirmation by email. As in GoTrue, a registered address gets a response of the same form, so that
 * accounts cannot be enumerated; an unconfirmed one gets its unchanged user and the email again.
 */
export function handleSignUp(call: AuthRouteCall, context: AuthContext): Promise<Response> {
  return withKeyLock(String(call.body.email).toLowerCase(), () =>
    runInHashingQueue(() => createUser(call, context)),
  );
}

async function createUser(call: AuthRouteCall, context: AuthContext): Promise<Response> {
  const { request, body } = call;
  const refusal = body.password && validatePassword(body.password, context.rules);
  if (refusal) return refusal;
  const account = await findAuthUser(context.sql, body.email);
  const response = await context.callLite(request);
  if (response.ok)
    consumeMailQuota('confirmation', String(body.email).toLowerCase(), context.limiters);
  // lite responds with 429 to a registered address, after it has validated email and password.
  if (account === undefined || response.status !== 429) return response;

  if (account.confirmed_at) return Response.json(createPlaceholderUser(account.email, body.data));
  const limited = consumeMailQuota('confirmation', account.email, context.limiters);
  if (limited) return limited;
  await sendNewConfirmation(account, context);
  return Response.json(await readUnconfirmedUser(account, context));
}

/** Sends a new confirmation link; the previous one becomes invalid. */
export async function sendNewConfirmation(account: AuthUser, context: AuthContext): Promise<void> {
  const { sql, mailer, rules } = context;
  const { code, hash } = await renewOtp(sql, 'confirmation_token', account, rules.email);
  await mailer.sendConfirmation(account.email, hash, code);
}

/** User of an address that is not confirmed yet. Neither password nor name of the second sign-up are taken over. */
async function readUnconfirmedUser(
  account: AuthUser,
  { sql }: AuthContext,
): Promise<Record<string, unknown>> {
  const [user] = await sql<Record<string, unknown>>(
    `select id, created_at, updated_at, confirmation_sent_at, raw_user_meta_data as user_metadata
     from auth.users where id::text = $1`,
    [account.id],
  );
  const identities = await sql<Record<string, unknown>>(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at,
       created_at, updated_at, email
     from auth.identities where user_id::text = $1`,
    [account.id],
  );
  return {
    ...createPlaceholderUser(account.email, {}),
    role: 'authenticated',
    ...user,
    identities,
  };
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

/**
 * Runs tasks with the same key one after another. lite looks up an email address before it stores it: two concurrent
 * sign-ups with one address would both find it unused, and the second would fail with a server error.
 */
async function withKeyLock<T>(key: string, task: () => Promise<T>): Promise<T> {
  const previousTask = lastTasks.get(key) ?? Promise.resolve();
  const currentTask = previousTask.then(task, task);
  lastTasks.set(key, currentTask);
  try {
    return await currentTask;
  } finally {
    if (lastTasks.get(key) === currentTask) lastTasks.delete(key);
  }
}
