import { callSupabase, type Result } from './call-supabase';
import { deleteSignUpKey, readSignUpKey } from './sign-up-key';

/**
 * POST /rest/v1/rpc/keep_sign_up_password, in a session that a link has opened. The confirmation of an address suspends
 * the password of the sign-up, because anybody can sign up with any address; the key shows that it was typed in this
 * browser. False if the member has to choose a password.
 */
export async function keepSignUpPassword(): Promise<Result<boolean>> {
  const sign_up_key = readSignUpKey();
  const result = await callSupabase((client) =>
    client.rpc('keep_sign_up_password', { sign_up_key }),
  );
  if (result.ok) deleteSignUpKey();
  return result;
}
