import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateDatabaseTypes, DATABASE_TYPES_FILE } from './database-types';
import { explainMissingPostgres, startPostgresServer } from './debian-postgres';
import { runSupabaseCli } from './supabase-cli';

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
