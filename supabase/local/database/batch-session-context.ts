import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Kysely, sql } from 'kysely';
import { findRequestHeaders } from './request-lock';

interface SessionContext {
  auth?: { uid?: unknown; role?: string; jwt?: unknown };
}

/**
 * Sets role, claims and headers of the caller in one statement. lite 0.10 uses six per request, and each blocks the thread that
 * all requests share. The method is private in lite's types only.
 */
export function batchSessionContext(connection: PgliteConnection): void {
  Object.assign(connection, {
    async applyJwtSessionContext(
      database: Kysely<unknown>,
      { auth }: SessionContext,
    ): Promise<void> {
      const role = auth?.role || 'anon';
      const { jwt } = auth ?? {};
      await sql`select
        set_config('role', ${role}, true),
        set_config('request.jwt.claim.sub', ${textOf(auth?.uid)}, true),
        set_config('request.jwt.claim.role', ${role}, true),
        set_config('request.jwt.claims', ${jwt ? JSON.stringify(jwt) : ''}, true),
        set_config('request.headers', ${findRequestHeaders()}, true)`.execute(database);
    },
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
