import type { EmbeddedDatabase } from '../../database/embedded-database';

/** Second factor as in GoTrue's user. */
export interface FactorSummary {
  id: string;
  friendly_name?: string;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

/** Second factor with its secret. */
export interface StoredFactor extends FactorSummary {
  secret: string;
}

const COLUMNS = 'id, friendly_name, factor_type, status, created_at, updated_at';

export async function listFactors(
  sql: EmbeddedDatabase['sql'],
  userId: string,
): Promise<FactorSummary[]> {
  return sql<FactorSummary>(
    `select ${COLUMNS} from auth.mfa_factors where user_id::text = $1 order by created_at, id`,
    [userId],
  );
}

export async function findFactor(
  sql: EmbeddedDatabase['sql'],
  userId: string,
  id: string,
): Promise<StoredFactor | undefined> {
  const [factor] = await sql<StoredFactor>(
    `select ${COLUMNS}, secret from auth.mfa_factors where id::text = lower($1) and user_id::text = $2`,
    [id, userId],
  );
  return factor;
}

/** Inserts an unverified factor. Returns false if the user has one with this name, which may be empty. */
export async function insertFactor(
  sql: EmbeddedDatabase['sql'],
  { id, userId, name, secret }: { id: string; userId: string; name: string; secret: string },
): Promise<boolean> {
  const rows = await sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
     select $1::uuid, $2::uuid, $3::text, 'totp', 'unverified', $4::text
     where not exists (select from auth.mfa_factors where user_id = $2::uuid and friendly_name = $3::text)
     on conflict do nothing returning id`,
    [id, userId, name, secret],
  );
  return rows.length > 0;
}

export async function deleteAbandonedFactors(
  sql: EmbeddedDatabase['sql'],
  userId: string,
  seconds: number,
): Promise<void> {
  await sql(
    `delete from auth.mfa_factors where user_id::text = $1 and status = 'unverified'
       and created_at < now() - make_interval(secs => $2)`,
    [userId, seconds],
  );
}

/** Removes a factor; sessions that were verified with it are no longer. */
export async function deleteFactor(sql: EmbeddedDatabase['sql'], id: string): Promise<void> {
  await sql(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id::text = $1)`,
    [id],
  );
  await sql(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id::text = $1`, [
    id,
  ]);
  await sql('delete from auth.mfa_factors where id::text = $1', [id]);
}
