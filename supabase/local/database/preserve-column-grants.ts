import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Preserves the grants of the migrations. On its first request lite 0.10 runs GRANT ALL on every table with row level
 * security, to anon and authenticated (defect B), which overrides column grants such as `grant update (full_name)`.
 * Setting `rlsState` (private in lite's types only) skips that step; roles.sql creates the roles.
 */
export function preserveColumnGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
