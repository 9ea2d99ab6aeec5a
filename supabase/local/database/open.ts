import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery } from 'kysely';
import { StartupError } from '../startup-error';
import { keepColumnGrants } from './column-grants';
import { rememberDatabaseErrors } from './error-answers';
import { createLockedKysely } from './request-lock';

export interface Database {
  connection: PgliteConnection;
  /** One statement in the caller's turn, see `request-lock.ts`. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const roles = readFileSync(new URL('./roles.sql', import.meta.url), 'utf8');

/** Opens the Postgres of a data folder with lite's defects worked around. The folder must be locked. */
export async function openDatabase(dataFolder: string): Promise<Database> {
  const folder = join(dataFolder, 'pg');
  const connection = await open(folder);
  const kysely = createLockedKysely(connection.driver);
  Object.assign(connection, { kysely });
  rememberDatabaseErrors(connection);
  keepColumnGrants(connection);
  await connection.driver.exec(roles);
  return {
    connection,
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
    close: () => connection.close(),
  };
}

async function open(folder: string): Promise<PgliteConnection> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  try {
    const connection = await createPgliteConnection({ url: folder });
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    return connection;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    throw new StartupError(
      isNew
        ? `The database could not be made in ${folder} (${reason}). Check that the disk has room and the folder can be written.`
        : `The database in ${folder} is damaged or was made by another version (${reason}). It was not changed: restore a copy, or move the folder away to start empty.`,
    );
  }
}
