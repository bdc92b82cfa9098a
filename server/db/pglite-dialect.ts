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

/** Callers that may wait for the one connection before the next is turned away. */
const MAX_WAITING = 500;

/** Kysely on the embedded engine: one connection, handed from holder to holder. */
export const pgliteDialect = (db: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(db),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class PgliteDriver implements Driver {
  readonly #db: PGlite;
  readonly #release = new WeakMap<DatabaseConnection, () => void>();
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
    const connection = new PgliteConnection(this.#db);
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

  constructor(db: PGlite) {
    this.#db = db;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#db.query<Row>(query.sql, [...query.parameters]);
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; the embedded engine has no cursor.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming is not supported on the embedded database');
  }
}
