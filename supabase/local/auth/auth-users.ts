import { randomInt } from 'node:crypto';
import type { EmbeddedDatabase } from '../database/embedded-database';
import { hashOtp } from './resolve-link-type';

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

/** Creates a confirmation code for an unconfirmed account; the previous link becomes invalid. */
export async function renewConfirmationToken(
  sql: EmbeddedDatabase['sql'],
  account: AuthUser,
  length: number,
): Promise<Otp> {
  const otp = createOtp(account.email, length);
  await sql(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [account.id, otp.hash],
  );
  return otp;
}

/** Creates a code for a pending change of email address; the previous link becomes invalid. */
export async function renewEmailChangeToken(
  sql: EmbeddedDatabase['sql'],
  { id, newEmail }: { id: string; newEmail: string },
  length: number,
): Promise<Otp> {
  const otp = createOtp(newEmail, length);
  await sql(
    'update auth.users set email_change_token_new = $2, email_change_sent_at = now() where id = $1',
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
