import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Kysely, sql } from 'kysely';

interface Caller {
  auth?: { uid?: unknown; role?: string; jwt?: unknown };
}

/**
 * Says in one statement who is calling. lite 0.10 uses six of them for every request, and each is a trip through
 * the one thread that all requests share. The method is private to lite's types only.
 */
export function setCallerAtOnce(connection: PgliteConnection): void {
  Object.assign(connection, {
    async applyJwtSessionContext(database: Kysely<unknown>, { auth }: Caller): Promise<void> {
      const role = auth?.role || 'anon';
      const { jwt } = auth ?? {};
      await sql`select
        set_config('role', ${role}, true),
        set_config('request.jwt.claim.sub', ${textOf(auth?.uid)}, true),
        set_config('request.jwt.claim.role', ${role}, true),
        set_config('request.jwt.claims', ${jwt ? JSON.stringify(jwt) : ''}, true)`.execute(
        database,
      );
    },
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
