import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Keeps the migrations' grants. On its first request lite 0.10 runs GRANT ALL on every table of each schema
 * with row security, to anon and authenticated (defect B): a column grant such as
 * `grant update (full_name)` is silently worth nothing after that. The roles exist already (roles.sql),
 * so telling lite that this step is done is enough. `rlsState` is private to lite's types only.
 */
export function keepColumnGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
