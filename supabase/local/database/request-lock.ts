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
import { type Asker, createTurns } from './turns';

interface RequestScope extends Asker {
  /** How many connections this request holds. Above zero, it owns the database. */
  held: number;
  databaseError?: DatabaseError;
}

export interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string | null;
  hint?: string | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

let arrivals = 0;

/** Runs one request: whatever it asks of the database shares one place in the order. */
export function runRequest<T>(lane: Asker['lane'], work: () => Promise<T>): Promise<T> {
  arrivals += 1;
  return scopes.run({ lane, order: arrivals, held: 0 }, work);
}

export function rememberDatabaseError(error: DatabaseError): void {
  const scope = scopes.getStore();
  if (scope) scope.databaseError = error;
}

export function lastDatabaseError(): DatabaseError | undefined {
  return scopes.getStore()?.databaseError;
}

/**
 * A query builder over PGlite that gives one request at a time the database, from BEGIN to COMMIT.
 * lite 0.10's own driver sends BEGIN and COMMIT of all requests over one connection without a mutex
 * (defect A): requests then run inside each other's transaction, with each other's role, and one's
 * ROLLBACK undoes another's answered write. Inside one request the lock is re-entrant, because lite asks
 * for a second connection while a transaction of the same request is open.
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
  const takeTurn = createTurns();
  return {
    init: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    async acquireConnection() {
      const scope = scopes.getStore();
      if (scope && scope.held > 0) {
        scope.held += 1;
        return new LockedConnection(database, scope, undefined);
      }
      const endTurn = await takeTurn(scope ?? { lane: 'auth', order: arrivals });
      if (scope) scope.held += 1;
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
      .catch(throwDiscreetly);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded backend does not stream query results.');
  }

  release(): void {
    if (this.scope) this.scope.held -= 1;
    this.endTurn?.();
  }
}

/** lite logs each error with the values of its statement: names, mail addresses. One line is enough. */
function throwDiscreetly(error: unknown): never {
  if (error instanceof Error) {
    const line = `[database] ${'code' in error ? String(error.code) : 'error'}: ${error.message}`;
    Object.defineProperty(error, inspect.custom, { value: () => line });
  }
  throw error;
}
