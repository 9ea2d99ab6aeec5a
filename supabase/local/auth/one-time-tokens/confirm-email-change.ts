import { renewOtp, type AuthUser } from '../auth-users';
import type { AuthContext } from '../auth-context';

/**
 * Sends the second email of a change of address, to the current mailbox. lite sends the first one, to the new
 * mailbox; GoTrue sends both with `double_confirm_changes`.
 */
export async function askCurrentMailbox(
  { id, email }: Pick<AuthUser, 'id' | 'email'>,
  newEmail: string,
  { sql, mailer, rules }: Pick<AuthContext, 'sql' | 'mailer' | 'rules'>,
): Promise<void> {
  if (!rules.email.double_confirm_changes) return;
  const { code, hash } = await renewOtp(
    sql,
    'email_change_token_current',
    { id, email },
    rules.email,
  );
  await sql('update auth.users set email_change_confirm_status = 0 where id = $1', [id]);
  await mailer.sendEmailChange(email, hash, code, { currentEmail: email, newEmail });
}

/**
 * Records the first of two confirmations. Returns whether the token was that one; the second token is left for lite,
 * which completes a change with the token of the new mailbox only.
 */
export async function recordFirstConfirmation(
  hash: string,
  { sql, rules }: Pick<AuthContext, 'sql' | 'rules'>,
): Promise<boolean> {
  if (!rules.email.double_confirm_changes) return false;
  const changes = await sql(
    `update auth.users set email_change_confirm_status = 1,
       email_change_token_current = nullif(email_change_token_current, $1),
       email_change_token_new = nullif(email_change_token_new, $1)
     where $1 in (email_change_token_current, email_change_token_new) and email_change_confirm_status = 0
       and email_change_sent_at > now() - make_interval(secs => $2) returning id`,
    [hash, rules.email.otp_expiry],
  );
  if (changes.length > 0) return true;
  await sql(
    `update auth.users set email_change_token_new = $1, email_change_token_current = null
     where email_change_token_current = $1 and email_change_confirm_status = 1`,
    [hash],
  );
  return false;
}
