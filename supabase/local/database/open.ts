import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery } from 'kysely';
import { makePrivateFolder } from '../private-folder';
import { StartupError } from '../startup-error';
import { keepColumnGrants } from './column-grants';
import { rememberDatabaseErrors } from './error-answers';
import { showOnlyExposed } from './exposed-schemas';
import { createLockedKysely } from './request-lock';
import { setCallerAtOnce } from './session-context';
import { timestampParsers } from './timestamps';

export interface Database {
  connection: PgliteConnection;
  /** One statement in the caller's turn, see `request-lock.ts`. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const roles = readFileSync(new URL('./roles.sql', import.meta.url), 'utf8');

/** Opens the Postgres of a data folder with lite's defects worked around. The folder must be locked. */
export async function openDatabase(
  dataFolder: string,
  exposedSchemas: readonly string[],
): Promise<Database> {
  const folder = join(dataFolder, 'pg');
  const connection = await open(folder);
  const kysely = createLockedKysely(connection.driver);
  Object.assign(connection, { kysely });
  rememberDatabaseErrors(connection);
  keepColumnGrants(connection);
  setCallerAtOnce(connection);
  showOnlyExposed(connection, exposedSchemas);
  await connection.driver.exec(roles);
  return {
    connection,
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
    close: () => connection.close(),
  };
}

async function open(folder: string): Promise<PgliteConnection> {
  const isNew = beginIfNew(folder);
  try {
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { parsers: timestampParsers },
    });
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    rmSync(unfinishedMark(folder), { force: true });
    return connection;
  } catch (error) {
    const reason = reasonOf(error);
    throw new StartupError(
      isNew
        ? `The database could not be made in ${folder} (${reason}). Check that the disk has room and the folder can be written.`
        : `The database in ${folder} is damaged or was made by another version (${reason}). It was not changed: restore a copy, or move the folder away to start empty.`,
    );
  }
}

/**
 * A first start that was stopped while Postgres made its files leaves a folder that never opens. Nothing
 * was stored in it yet, so it is made again.
 */
function beginIfNew(folder: string): boolean {
  if (existsSync(unfinishedMark(folder))) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew) writeFileSync(unfinishedMark(folder), '');
  makePrivateFolder(folder);
  return isNew;
}

function unfinishedMark(folder: string): string {
  return `${folder}.unfinished`;
}

/** PGlite also throws plain objects: the exit status of the program inside. */
function reasonOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : JSON.stringify(error)).split('\n')[0] ?? '';
}
