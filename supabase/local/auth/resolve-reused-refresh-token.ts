import type { AuthContext } from './auth-context';

/**
 * Replaces a used refresh token by the parent of its session's newest one. Two tabs, or a retry after a network error,
 * may use one token twice. For `refresh_token_reuse_interval` seconds GoTrue then returns the newest token of the
 * session; lite accepts only the parent of the newest token and otherwise ends the session.
 */
export async function resolveReusedRefreshToken(
  token: string,
  { sql, rules }: Pick<AuthContext, 'sql' | 'rules'>,
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
