import { randomInt } from 'node:crypto';
import type { EmbeddedDatabase } from '../database/embedded-database';
import { hashOtp } from './one-time-tokens/resolve-link-type';

/** Columns of a row in `auth.users`. */
export interface AuthUser {
  id: string;
  email: string;
  encrypted_password: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  created_at: string;
  updated_at: string;
  /** New email address that is not confirmed yet. */
  email_change: string | null;
}

export async function findAuthUser(
  sql: EmbeddedDatabase['sql'],
  email: string | undefined,
): Promise<AuthUser | undefined> {
  if (email === undefined) return undefined;
  const [account] = await sql<AuthUser>(
    `select id, email, encrypted_password, confirmed_at, confirmation_sent_at, created_at, updated_at,
       email_change
     from auth.users where lower(email) = lower($1)`,
    [email],
  );
  return account;
}

/** Column of a token, and the column with the time of its email. */
const SENT_AT_COLUMNS = {
  confirmation_token: 'confirmation_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
};

/** Creates a code and stores its hash; the previous link and code become invalid. `email` is the recipient. */
export async function renewOtp(
  sql: EmbeddedDatabase['sql'],
  column: keyof typeof SENT_AT_COLUMNS,
  { id, email }: { id: string; email: string },
  { otp_length: length }: { otp_length: number },
): Promise<Otp> {
  const otp = createOtp(email, length);
  await sql(
    `update auth.users set ${column} = $2, ${SENT_AT_COLUMNS[column]} = now() where id = $1`,
    [id, otp.hash],
  );
  return otp;
}

interface Otp {
  code: string;
  hash: string;
}

function createOtp(email: string, length: number): Otp {
  const code = Array.from({ length }, () => randomInt(10)).join('');
  return { code, hash: hashOtp(email, code) };
}

/**
 * Invalidates the links and codes of all emails to a user, as GoTrue does after a verification and a change of
 * password. `cancel` also drops the pending change of address, which GoTrue would allow to resend.
 */
export async function clearOneTimeTokens(
  sql: EmbeddedDatabase['sql'],
  userId: string,
  emailChange: 'keep' | 'invalidate' | 'cancel',
): Promise<void> {
  await sql(
    `update auth.users
     set confirmation_token = null, recovery_token = null, reauthentication_token = null,
       email_change_token_current = case $2::text when 'keep' then email_change_token_current end,
       email_change_token_new = case $2::text when 'keep' then email_change_token_new end,
       email_change_confirm_status = case $2::text when 'keep' then email_change_confirm_status else 0 end,
       email_change = case $2::text when 'cancel' then null else email_change end
     where id::text = $1`,
    [userId, emailChange],
  );
}

/** Deletes the sessions of a user, optionally except one. */
export async function endSessions(
  sql: EmbeddedDatabase['sql'],
  userId: string,
  exceptSession = '',
): Promise<void> {
  await sql(
    'delete from auth.refresh_tokens where user_id::text = $1 and session_id::text is distinct from $2',
    [userId, exceptSession],
  );
  await sql('delete from auth.sessions where user_id::text = $1 and id::text <> $2', [
    userId,
    exceptSession,
  ]);
}
