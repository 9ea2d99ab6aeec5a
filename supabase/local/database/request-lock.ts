import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { type QueueEntry, createFairQueue } from './fair-queue';

interface RequestScope extends QueueEntry {
  /** Number of open connections of this request. Above zero, the request holds the lock. */
  connectionCount: number;
  /** Headers that SQL reads as `request.headers`, as JSON. */
  headers: string;
  databaseError?: DatabaseError;
}

/** Error of Postgres, as normalized by lite. */
export interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string | null;
  hint?: string | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

let requestCount = 0;

/** Runs one request. All its statements share one position in the queue for the database. */
export function runInRequestScope<T>(
  lane: QueueEntry['lane'],
  handle: () => Promise<T>,
  headers: Record<string, string> = {},
): Promise<T> {
  requestCount += 1;
  const scope = { order: requestCount, connectionCount: 0, headers: JSON.stringify(headers) };
  return scopes.run({ lane, ...scope }, handle);
}

export function findRequestHeaders(): string {
  return scopes.getStore()?.headers ?? '';
}

export function recordDatabaseError(error: DatabaseError): void {
  const scope = scopes.getStore();
  if (scope) scope.databaseError = error;
}

export function findLastDatabaseError(): DatabaseError | undefined {
  return scopes.getStore()?.databaseError;
}

/**
 * Creates a query builder over PGlite that grants the database to one request at a time, from BEGIN to COMMIT.
 * lite 0.10's own driver sends the transactions of all requests over one connection without a mutex (defect A):
 * requests run inside each other's transaction, with each other's role, and a ROLLBACK reverts acknowledged writes
 * of other requests. The lock is reentrant per request, because lite opens a second connection inside a transaction.
 */
export function createLockedKysely(database: PGlite): Kysely<unknown> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createLockedDriver(database),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

function createLockedDriver(database: PGlite): Driver {
  const acquireTurn = createFairQueue();
  return {
    init: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    async acquireConnection() {
      const scope = scopes.getStore();
      if (scope && scope.connectionCount > 0) {
        scope.connectionCount += 1;
        return new LockedConnection(database, scope, undefined);
      }
      const endTurn = await acquireTurn(scope ?? { lane: 'auth', order: requestCount });
      if (scope) scope.connectionCount += 1;
      return new LockedConnection(database, scope, endTurn);
    },
    releaseConnection(connection) {
      if (connection instanceof LockedConnection) connection.release();
      return Promise.resolve();
    },
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
  };
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}

class LockedConnection implements DatabaseConnection {
  constructor(
    private readonly database: PGlite,
    private readonly scope: RequestScope | undefined,
    private readonly endTurn: (() => void) | undefined,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.database
      .query<R>(query.sql, [...query.parameters])
      .catch(throwWithoutValues);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded backend does not stream query results.');
  }

  release(): void {
    if (this.scope) this.scope.connectionCount -= 1;
    this.endTurn?.();
  }
}

/** Reduces an error to one log line, because lite logs it with the values of its statement, such as email addresses. */
function throwWithoutValues(error: unknown): never {
  if (error instanceof Error) {
    const line = `[database] ${'code' in error ? String(error.code) : 'error'}: ${error.message}`;
    Object.defineProperty(error, inspect.custom, { value: () => line });
  }
  throw error;
}
