import { createHash } from 'node:crypto';
import type { EmbeddedDatabase } from '../../database/embedded-database';

/** Hashes a code of an email as lite does. */
export function hashOtp(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/**
 * Maps a GoTrue verification type to one that lite supports: `email` to `signup` or `magiclink`, depending on the
 * token with this hash; `invite` to `signup`.
 */
export async function resolveLinkType(
  sql: EmbeddedDatabase['sql'],
  type: string,
  hash: string,
): Promise<string> {
  if (type === 'invite') return 'signup';
  if (type !== 'email') return type;
  const unconfirmedUsers = await sql('select id from auth.users where confirmation_token = $1', [
    hash,
  ]);
  return unconfirmedUsers.length > 0 ? 'signup' : 'magiclink';
}
