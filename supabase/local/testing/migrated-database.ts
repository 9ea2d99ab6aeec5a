import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { applyMigrations } from '../database/apply-migrations';

const root = new URL('../../', import.meta.url);

/**
 * Opens a database with the tables of Supabase and all migrations, in memory without a `url`. For programs of their
 * own, because these packages are ES modules only.
 */
export async function openMigratedDatabase(
  options: ConstructorParameters<typeof PgliteConnection>[0],
): Promise<PgliteConnection['driver']> {
  const connection = new PgliteConnection(options);
  const app = new App({ connection, auth: { enabled: true, jwt_secret: 'x'.repeat(40) } });
  const run = (file: string) => connection.driver.exec(readFileSync(new URL(file, root), 'utf8'));
  await run('local/database/roles.sql');
  await app.ensureSystemSchema();
  await run('local/database/mfa-tables.sql');
  await applyMigrations(connection.driver, fileURLToPath(new URL('migrations', root)));
  return connection.driver;
}
