import type { AuthProvider } from '@site/contract';
import { createDetachedClient } from '@site/page/session';
import { getSiteSettings } from '@site/page/settings';
import type { AuthLink } from '../rules/auth-link';
import { findAuthenticator } from '../rules/find-authenticator';
import { callSupabase, type Result } from './call-supabase';
import {
  createSignUpBrowserKey,
  deleteSignUpBrowserKey,
  readSignUpBrowserKey,
  saveSignUpBrowserKey,
} from './sign-up-key';

export type Credentials = { email: string; password: string };

/** POST /auth/v1/token?grant_type=password */
export function signInWithCredentials({ email, password }: Credentials): Promise<Result<object>> {
  return callSupabase((client) =>
    client.auth.signInWithPassword({ email: email.trim(), password }),
  );
}

/** GET /auth/v1/authorize: leaves the site; the provider redirects back to /auth-callback. */
export function startProviderSignIn(provider: AuthProvider): Promise<Result<object>> {
  const redirectTo = `${getSiteSettings().siteUrl}/auth-callback`;
  return callSupabase((client) =>
    client.auth.signInWithOAuth({ provider, options: { redirectTo } }),
  );
}

type SignUpInput = { fullName: string; email: string; password: string };

/**
 * POST /auth/v1/signup. An address that already has an account gets the same response, and its account does
 * not change. The session is null until the address is confirmed.
 */
export async function signUp(input: SignUpInput): Promise<Result<{ session: object | null }>> {
  const { key, keyHash } = await createSignUpBrowserKey();
  const result = await callSupabase((client) =>
    client.auth.signUp({
      email: input.email.trim(),
      password: input.password,
      options: {
        data: { full_name: input.fullName.trim(), sign_up_key_hash: keyHash },
        emailRedirectTo: `${getSiteSettings().siteUrl}/auth-callback`,
      },
    }),
  );
  if (result.ok) saveSignUpBrowserKey({ email: input.email, key });
  return result;
}

/** POST /auth/v1/resend. The response is the same for known and unknown addresses. */
export function resendConfirmation(email: string): Promise<Result<object>> {
  return callSupabase((client) =>
    client.auth.resend({
      type: 'signup',
      email: email.trim(),
      options: { emailRedirectTo: `${getSiteSettings().siteUrl}/auth-callback` },
    }),
  );
}

/** POST /auth/v1/recover. The response is the same for known and unknown addresses. */
export function requestPasswordReset(email: string): Promise<Result<object>> {
  const redirectTo = `${getSiteSettings().siteUrl}/reset-password`;
  return callSupabase((client) => client.auth.resetPasswordForEmail(email.trim(), { redirectTo }));
}

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

/**
 * POST /rest/v1/rpc/keep_sign_up_password, in a session that a link has opened. The confirmation of an address suspends
 * the password of the sign-up, because anybody can sign up with any address; the key shows that it was typed in this
 * browser. False if the member has to choose a password.
 */
export async function keepSignUpPassword(): Promise<Result<boolean>> {
  const sign_up_key = readSignUpBrowserKey();
  const result = await callSupabase((client) =>
    client.rpc('keep_sign_up_password', { sign_up_key }),
  );
  if (result.ok) deleteSignUpBrowserKey();
  return result;
}

/** `code` is that of the authenticator app, for members who have one. */
type Proof = Credentials & { code?: string | undefined };

/**
 * Signs in again, before a change that a stolen session must not make. With two steps it happens beside the session of
 * the page, which would otherwise lose its second step to a wrong code.
 */
export async function reauthenticate({ email, password, code }: Proof): Promise<Result<object>> {
  if (code === undefined) return signInWithCredentials({ email, password });
  const client = createDetachedClient();
  const signedIn = await callSupabase(
    ({ auth }) => auth.signInWithPassword({ email: email.trim(), password }),
    client,
  );
  if (!signedIn.ok) return signedIn;
  const factorId = findAuthenticator(signedIn.value.user)?.id;
  const verified = await callSupabase(
    ({ auth }) => auth.mfa.challengeAndVerify({ factorId: factorId ?? '', code }),
    client,
  );
  if (verified.ok) return callSupabase(({ auth }) => auth.setSession(verified.value));
  await callSupabase(({ auth }) => auth.signOut({ scope: 'local' }).then(withoutData), client);
  return verified;
}

function withoutData({ error }: { error: object | null }) {
  return { data: null, error };
}

/** PUT /auth/v1/user with a password, for the current session. After a reset there is no current password. */
export function updatePassword(
  password: string,
  currentPassword?: string,
): Promise<Result<object>> {
  const current = currentPassword === undefined ? {} : { current_password: currentPassword };
  return callSupabase((client) => client.auth.updateUser({ password, ...current }));
}

type ChangePasswordInput = {
  email: string;
  currentPassword: string;
  newPassword: string;
  /** Code of the authenticator app, for members who have one. */
  code?: string | undefined;
};

/** Verifies the current password, sets the new one and signs out the other devices. */
export async function changePassword(input: ChangePasswordInput): Promise<Result<object>> {
  const signInResult = await reauthenticate({
    email: input.email,
    password: input.currentPassword,
    code: input.code,
  });
  if (!signInResult.ok) return signInResult;
  const updateResult = await updatePassword(input.newPassword, input.currentPassword);
  if (updateResult.ok) await signOutOthers();
  return updateResult;
}

export type MemberSession = {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
};

/** POST /rest/v1/rpc/list_sessions: sessions of the member, the newest use first. */
export function listSessions(): Promise<Result<MemberSession[]>> {
  return callSupabase((client) => client.rpc('list_sessions'));
}

/** POST /auth/v1/logout?scope=others */
export function signOutOthers(): Promise<Result> {
  return callSupabase(async (client) => ({
    data: null,
    ...(await client.auth.signOut({ scope: 'others' })),
  }));
}

/** POST /auth/v1/token?grant_type=refresh_token: a session whose user has no second factor any more. */
export function refreshSession(): Promise<Result<object>> {
  return callSupabase((client) => client.auth.refreshSession());
}
