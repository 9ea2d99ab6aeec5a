import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { App } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { applyMigrations } from '../database/apply-migrations';

/**
 * Runs tests/*.sql (pgTAP, as `supabase test db` does) on the data folder in the arguments, or on a new database in
 * memory, and prints `{ "<file>": ["ok 1 - …", …] }`. A separate program, because these packages are ES modules only.
 */
const root = new URL('../../', import.meta.url);
const [, , dataFolder] = process.argv;
const connection = new PgliteConnection({
  ...(dataFolder && { url: join(dataFolder, 'pg') }),
  pgliteOptions: { extensions: { pgtap } },
});
const app = new App({ connection, auth: { enabled: true, jwt_secret: 'x'.repeat(40) } });
await connection.driver.exec(readFileSync(new URL('local/database/roles.sql', root), 'utf8'));
await app.ensureSystemSchema();
await connection.driver.exec(readFileSync(new URL('local/database/mfa-tables.sql', root), 'utf8'));
await applyMigrations(connection.driver, fileURLToPath(new URL('migrations', root)));

const results: Record<string, string[]> = {};
for (const file of readdirSync(new URL('tests/', root)).filter((name) => name.endsWith('.sql')))
  results[file] = await runFile(readFileSync(new URL(`tests/${file}`, root), 'utf8'));
console.log(JSON.stringify(results));
process.exit(0);

async function runFile(text: string): Promise<string[]> {
  try {
    const statements = await connection.driver.exec(text);
    return statements
      .flatMap(({ rows }) => rows)
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === 'string')
      .filter((value) => /^(?:not ok|ok|1\.\.|#)/.test(value));
  } catch (error) {
    await connection.driver.exec('rollback');
    return [`not ok - ${error instanceof Error ? error.message : String(error)}`];
  }
}
