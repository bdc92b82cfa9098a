import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { isInsideTransaction } from './transaction.ts';

/** Most queued callers of the single connection; further ones are refused. */
const MAX_WAITING = 500;

/** Time in ms of statements after which the event loop is yielded to. */
const TURN_AFTER_MS = 10;

/**
 * Returns a function that yields to the event loop after `TURN_AFTER_MS`. The engine responds
 * synchronously and its promises settle before timers and sockets, so that a job of thousands of
 * short transactions would block all requests.
 */
function loopTurner(): () => Promise<void> {
  let turnedAt = performance.now();
  return async () => {
    if (performance.now() - turnedAt < TURN_AFTER_MS) return;
    await turn();
    turnedAt = performance.now();
  };
}

/** Kysely dialect of the embedded engine with a single connection, passed from holder to holder. */
export const pgliteDialect = (db: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(db),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class PgliteDriver implements Driver {
  readonly #db: PGlite;
  readonly #release = new WeakMap<DatabaseConnection, () => void>();
  readonly #letLoopTurn = loopTurner();
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(db: PGlite) {
    this.#db = db;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (isInsideTransaction()) throw new Error('the outer database handle was used inside a transaction');
    if (this.#waiting >= MAX_WAITING)
      throw Object.assign(new Error('database queue is full'), { statusCode: 503 });
    const connection = new PgliteConnection(this.#db, this.#letLoopTurn);
    const before = this.#tail;
    this.#tail = new Promise((resolve) => this.#release.set(connection, resolve));
    this.#waiting += 1;
    await before;
    this.#waiting -= 1;
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#release.get(connection)?.();
  }

  async destroy(): Promise<void> {
    await this.#tail;
    await this.#db.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #db: PGlite;
  readonly #letLoopTurn: () => Promise<void>;

  constructor(db: PGlite, letLoopTurn: () => Promise<void>) {
    this.#db = db;
    this.#letLoopTurn = letLoopTurn;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#letLoopTurn();
    const result = await this.#db.query<Row>(query.sql, [...query.parameters]);
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; the embedded engine has no cursor.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming is not supported on the embedded database');
  }
}
