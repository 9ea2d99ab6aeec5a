import { createDetachedClient } from '@site/session';
import { findAuthenticator } from '../rules/device-name';
import { callSupabase, type Result } from './call-supabase';
import { type Credentials, signInWithCredentials } from './sign-in';

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
