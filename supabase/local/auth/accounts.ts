import { createHash, randomInt } from 'node:crypto';
import type { Database } from '../database/open';

export interface Account {
  id: string;
  email: string;
  encrypted_password: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  created_at: string;
  updated_at: string;
}

export async function findAccount(
  sql: Database['sql'],
  email: unknown,
): Promise<Account | undefined> {
  if (typeof email !== 'string') return undefined;
  const [account] = await sql<Account>(
    `select id, email, encrypted_password, confirmed_at, confirmation_sent_at, created_at, updated_at
     from auth.users where lower(email) = lower($1)`,
    [email],
  );
  return account;
}

/** A fresh confirmation code for an account that has not been confirmed yet; the older link ends. */
export async function renewConfirmation(
  sql: Database['sql'],
  account: Account,
): Promise<{ code: string; hash: string }> {
  const code = Array.from({ length: 6 }, () => randomInt(10)).join('');
  // lite's own way of hashing a code; its verify looks the hash up.
  const hash = createHash('sha256')
    .update(account.email.toLowerCase() + code)
    .digest('hex');
  await sql(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [account.id, hash],
  );
  return { code, hash };
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
