import { randomInt } from 'node:crypto';
import type { Database } from '../database/open';
import { hashCode } from './link-kind';

export interface Account {
  id: string;
  email: string;
  encrypted_password: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  created_at: string;
  updated_at: string;
  /** An address that waits for its own confirmation. */
  email_change: string | null;
}

export async function findAccount(
  sql: Database['sql'],
  email: string | undefined,
): Promise<Account | undefined> {
  if (email === undefined) return undefined;
  const [account] = await sql<Account>(
    `select id, email, encrypted_password, confirmed_at, confirmation_sent_at, created_at, updated_at,
       email_change
     from auth.users where lower(email) = lower($1)`,
    [email],
  );
  return account;
}

/** A fresh confirmation code for an account that has not been confirmed yet; the older link ends. */
export async function renewConfirmation(
  sql: Database['sql'],
  account: Account,
  length: number,
): Promise<NewCode> {
  const renewed = newCode(account.email, length);
  await sql(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [account.id, renewed.hash],
  );
  return renewed;
}

/** A fresh code for the address that a member wants to move to. */
export async function renewEmailChange(
  sql: Database['sql'],
  { id, address }: { id: string; address: string },
  length: number,
): Promise<NewCode> {
  const renewed = newCode(address, length);
  await sql(
    'update auth.users set email_change_token_new = $2, email_change_sent_at = now() where id = $1',
    [id, renewed.hash],
  );
  return renewed;
}

interface NewCode {
  code: string;
  hash: string;
}

function newCode(address: string, length: number): NewCode {
  const code = Array.from({ length }, () => randomInt(10)).join('');
  return { code, hash: hashCode(address, code) };
}

/** Ends a member's sessions, all or all but one. */
export async function endSessions(
  sql: Database['sql'],
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
