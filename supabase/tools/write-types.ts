import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { explainMissingPostgres, startPostgresServer } from './debian-postgres';
import { runSupabaseCli } from './supabase-cli';
import { execFileSync } from 'node:child_process';

/** Generates the database types from the migrations on a new PostgreSQL server. */
async function writeTypes(): Promise<void> {
  const missing = explainMissingPostgres();
  if (missing !== undefined) throw new Error(missing);
  const server = await startPostgresServer();
  try {
    server.runSqlFile(fileURLToPath(new URL('../local/database/roles.sql', import.meta.url)));
    server.runSqlFile(fileURLToPath(new URL('hosted-stub.sql', import.meta.url)));
    server.runSqlFile(fileURLToPath(new URL('../local/database/mfa-tables.sql', import.meta.url)));
    runSupabaseCli('db', 'push', '--yes', `--remote=${server.url}`);
    writeFileSync(DATABASE_TYPES_FILE, generateDatabaseTypes(server.url));
  } finally {
    server.stop();
  }
}

void writeTypes();

export const DATABASE_TYPES_FILE = fileURLToPath(
  new URL('../../shared/session/src/database.types.ts', import.meta.url),
);

const oxfmt = fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url));
const FILE_HEADER =
  '// Made from the migrations by `npm run types` in supabase/: change the migrations, then run it again.\n';

/** Generates the types of a migrated database with Supabase's CLI and formats them with oxfmt. */
export function generateDatabaseTypes(databaseUrl: string): string {
  const { stdout } = runSupabaseCli(
    'gen',
    'types',
    '--lang=typescript',
    '--schema',
    'public',
    `--remote=${databaseUrl}`,
  );
  return execFileSync(oxfmt, ['--stdin-filepath', DATABASE_TYPES_FILE], {
    input: FILE_HEADER + removeHelpers(stdout),
    encoding: 'utf8',
  });
}

/** Removes the generic helper types of the CLI, which the site does not use. */
function removeHelpers(types: string): string {
  return types.slice(0, types.indexOf('type DatabaseWithoutInternals'));
}
