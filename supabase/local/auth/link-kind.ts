import { createHash } from 'node:crypto';
import type { Database } from '../database/open';

/** lite's own way of hashing a code that stands in a mail. */
export function hashCode(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/**
 * The kind of link that lite knows for a type that GoTrue knows: `email` stands for a confirmation or a sign-in
 * link, whichever has this hash; `invite` for a confirmation.
 */
export async function kindOfLink(
  sql: Database['sql'],
  type: string,
  hash: string,
): Promise<string> {
  if (type === 'invite') return 'signup';
  if (type !== 'email') return type;
  const waiting = await sql('select id from auth.users where confirmation_token = $1', [hash]);
  return waiting.length > 0 ? 'signup' : 'magiclink';
}
