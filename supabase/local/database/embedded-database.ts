import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { createPrivateFolder } from '../create-private-folder';
import { StartupError } from '../startup-error';
import { recordDatabaseErrors } from './database-errors';
import { createLockedKysely, findRequestHeaders } from './request-lock';

interface SessionContext {
  auth?: { uid?: unknown; role?: string; jwt?: unknown };
}

/** PGlite database of a data folder. */
export interface EmbeddedDatabase {
  connection: PgliteConnection;
  /** Runs one statement under the lock of the current request, see `request-lock.ts`. */
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const roles = readFileSync(new URL('./roles.sql', import.meta.url), 'utf8');

/**
 * Opens the database of a locked data folder and installs the workarounds for lite's defects.
 *
 * @throws StartupError if it cannot be created or opened
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  exposedSchemas: readonly string[],
): Promise<EmbeddedDatabase> {
  const folder = join(dataFolder, 'pg');
  const connection = await open(folder);
  const kysely = createLockedKysely(connection.driver);
  Object.assign(connection, { kysely });
  recordDatabaseErrors(connection);
  preserveColumnGrants(connection);
  batchSessionContext(connection);
  restrictToExposedSchemas(connection, exposedSchemas);
  await connection.driver.exec(roles);
  return {
    connection,
    sql: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
    close: () => connection.close(),
  };
}

async function open(folder: string): Promise<PgliteConnection> {
  const isNew = prepareFolder(folder);
  try {
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { parsers: timestampParsers, serializers: textSerializers },
    });
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    rmSync(unfinishedMarkerOf(folder), { force: true });
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
 * Deletes the folder of an interrupted first start: it cannot be opened and contains no data.
 *
 * @returns whether the database is new
 */
function prepareFolder(folder: string): boolean {
  if (existsSync(unfinishedMarkerOf(folder))) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew) writeFileSync(unfinishedMarkerOf(folder), '');
  createPrivateFolder(folder);
  return isNew;
}

function unfinishedMarkerOf(folder: string): string {
  return `${folder}.unfinished`;
}

/** Error message. PGlite also throws plain objects with the exit status of Postgres. */
function reasonOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : JSON.stringify(error)).split('\n')[0] ?? '';
}

/**
 * Preserves the grants of the migrations. On its first request lite 0.10 runs GRANT ALL on every table with row level
 * security, to anon and authenticated (defect B), which overrides column grants such as `grant update (full_name)`.
 * Setting `rlsState` (private in lite's types only) skips that step; roles.sql creates the roles.
 */
function preserveColumnGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}

/**
 * Sets role, claims and headers of the caller in one statement. lite 0.10 uses six per request, and each blocks the thread that
 * all requests share. The method is private in lite's types only.
 */
function batchSessionContext(connection: PgliteConnection): void {
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

/** OIDs of the Postgres types bool, text, bpchar and varchar. */
const TEXT_INPUT_OIDS = [16, 25, 1042, 1043];

/**
 * Serializes values of any JSON type as text, as PostgREST does, so that Postgres validates them. PGlite's own
 * serializers throw an error without an SQLSTATE, to which lite responds with 500.
 */
const textSerializers = Object.fromEntries(TEXT_INPUT_OIDS.map((oid) => [oid, toText]));

/** Postgres type OIDs. */
const TIMESTAMPTZ_OID = 1184;
const TIMESTAMP_OID = 1114;

/**
 * Parses timestamps into the JSON format of Postgres and PostgREST: `2026-11-21T19:58:22.251+00:00`. lite returns
 * Postgres' text format (`2026-11-21 19:58:22.251+00`), which not every browser can parse.
 */
const timestampParsers = { [TIMESTAMPTZ_OID]: toIsoTime, [TIMESTAMP_OID]: toIsoTime };

function toIsoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})(?= BC$|$)/, '$1:00');
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Introspect = PgliteConnection['introspect'];

/**
 * Restricts the REST API to the schemas of `[api]` in config.toml, as PostgREST does. lite 0.10 exposes every schema
 * and looks up tables by unqualified name: an embedded `users` of the project would get the columns of `auth.users`.
 */
function restrictToExposedSchemas(connection: PgliteConnection, schemas: readonly string[]): void {
  const introspect: Introspect = connection.introspect.bind(connection);
  const isExposed = (schema: string | undefined): boolean =>
    schema === undefined || schemas.includes(schema);
  const introspectExposed: Introspect = async (options) => {
    const catalog = await introspect(options);
    const exposedEntries = Object.entries(catalog).map(([name, list]) => [
      name,
      // A column may have a type of any schema.
      Array.isArray(list) && name !== 'custom_types'
        ? list.filter(
            (entry: { schema?: string; ref_schema?: string }) =>
              isExposed(entry.schema) && isExposed(entry.ref_schema),
          )
        : list,
    ]);
    return { ...catalog, ...Object.fromEntries(exposedEntries) };
  };
  Object.assign(connection, { introspect: introspectExposed });
}
