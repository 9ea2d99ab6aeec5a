import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateTypes, typesFile } from './database-types';
import { missingPostgres, startPostgres } from './debian-postgres';
import { runSupabase } from './supabase-cli';

/** Generates the database types from the migrations on a new PostgreSQL server. */
async function writeTypes(): Promise<void> {
  const missing = missingPostgres();
  if (missing !== undefined) throw new Error(missing);
  const server = await startPostgres();
  try {
    server.run(fileURLToPath(new URL('../local/database/roles.sql', import.meta.url)));
    server.run(fileURLToPath(new URL('hosted-stub.sql', import.meta.url)));
    runSupabase('db', 'push', '--yes', `--remote=${server.address}`);
    writeFileSync(typesFile, generateTypes(server.address));
  } finally {
    server.stop();
  }
}

void writeTypes();
