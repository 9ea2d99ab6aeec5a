import type { PGlite } from '@electric-sql/pglite';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@site/node';
import { StartupError } from '../startup-error';

/**
 * Applies the pending migrations of a folder (`<14 digits>_<name>.sql`) in order, each in one transaction, and records
 * them in the table of the Supabase CLI.
 *
 * @returns the file names of the applied migrations
 * @throws StartupError if a migration fails
 */
export async function applyMigrations(database: PGlite, folder: string): Promise<string[]> {
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text)`);
  const applied = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const appliedVersions = new Set(applied.rows.map((row) => row.version));
  const pending = listMigrations(folder).filter(
    (migration) => !appliedVersions.has(migration.version),
  );
  for (const migration of pending) await apply(database, migration);
  return pending.map((migration) => migration.file);
}

interface Migration {
  version: string;
  name: string;
  file: string;
  text: string;
}

function listMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, file, text: readFileSync(join(folder, file), 'utf8') }];
    });
}

async function apply(database: PGlite, { version, name, file, text }: Migration): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [text]],
      );
    });
  } catch (error) {
    throw new StartupError(
      `The migration ${file} failed and was rolled back: ${messageOf(error)}. The data is as before.`,
    );
  }
}
