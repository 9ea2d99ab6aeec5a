import type { AuthParts } from './parts';

/**
 * Two tabs, or a call whose answer was lost, may use one refresh token twice. For `refresh_token_reuse_interval`
 * seconds GoTrue then answers with the session's newest token; lite allows it only for the token just before
 * that one, and otherwise ends the session. Its parent is therefore given to lite instead.
 */
export async function newestOf(
  token: string,
  { sql, rules }: Pick<AuthParts, 'sql' | 'rules'>,
): Promise<string> {
  const [newest] = await sql<{ parent: string | null }>(
    `select newest.parent from auth.refresh_tokens used
     join auth.refresh_tokens newest on newest.session_id = used.session_id and not newest.revoked
     where used.token = $1 and used.revoked and used.updated_at > now() - make_interval(secs => $2)
     order by newest.created_at desc limit 1`,
    [token, rules.refreshReuseSeconds],
  );
  return newest?.parent ?? token;
}
