import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** Most named statements; every connection keeps the plans of those that it executed. */
const MOST_NAMES = 1_000;
/**
 * Matches statements that vary by the number of values: `in` lists, and several rows of `values`.
 */
const VARYING = /\bin \(\$\d+, ?\$\d+|\), ?\(/;
/**
 * Matches searches by pattern. A rare word is found by an index, a common one along the sort order:
 * PostgreSQL would use one generic plan after five executions, so that these are planned each time.
 */
const BY_PATTERN = /\bi?like (lower\()?\$\d/;
/**
 * Matches `<>` with a value: for a column that has one value in nearly all rows the generic plan expects that no row
 * passes, and reads a whole table for each row of another.
 */
const UNEQUAL = /(<>|!=) ?\$\d/;
/**
 * Time in ms from which a statement outside of a transaction is planned for its values from then on: the generic plan
 * suits an average member, and planning is cheap beside such a statement. Within a transaction it may have waited for a
 * lock.
 */
const SLOW_MS = 1_000;
const UNNAMED: readonly RegExp[] = [VARYING, BY_PATTERN, UNEQUAL];
const BEGIN = /^(begin|start transaction)/;
const END = /^(commit|rollback)$/;
/** Timeout in ms after which a pooler counts as not supporting prepared statements. */
const PROBE_TIMEOUT_MS = 2_000;

/** Returns whether a prepared statement failed because a migration changed its columns. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';

/**
 * Names of prepared statements by text, shared by all connections of a pool: PostgreSQL parses and
 * plans a named statement once per connection. At most MOST_NAMES texts get a name.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #slow = new Set<string>();
  #edition = 1;

  /**
   * Returns the name of a text; undefined if it has no values, varies by their number, has no good
   * generic plan, was slow, or all names are taken.
   */
  nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (values.length === 0 || this.#slow.has(text)) return undefined;
    const known = this.#names.get(text);
    // The patterns are only looked for in a text without a name.
    if (known || this.#names.size >= MOST_NAMES) return known;
    if (UNNAMED.some((pattern) => pattern.test(text))) return undefined;
    const name = `s${this.#edition}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Takes the name from a text whose statement was slow; at most MOST_NAMES texts had one. */
  noteSlow(text: string): void {
    this.#slow.add(text);
  }

  /** Renames all statements, so that each connection prepares them again. */
  renew(): void {
    this.#edition += 1;
    this.#names.clear();
  }
}

/** Wraps a pool for Kysely so that statements are sent under their names. */
export function namedStatements(
  pool: Pick<pg.Pool, 'end'> & { connect(): Promise<pg.PoolClient> },
  names = new StatementNames(),
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, NamingClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const naming = clients.get(client) ?? new NamingClient(client, names);
      clients.set(client, naming);
      return naming;
    },
    end: () => pool.end(),
  };
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #isInTransaction = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('the shop reads without cursors');
    return this.#send<R>(text, values);
  }

  release(): void {
    this.#client.release();
  }

  async #send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#names.nameOf(text, values);
    const began = performance.now();
    try {
      return await this.#ask<R>(text, values, name);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#names.renew();
      // Within a transaction everything is lost: `inTransaction` starts it again.
      if (this.#isInTransaction) throw error;
      return await this.#ask<R>(text, values);
    } finally {
      const isSlow = performance.now() - began > SLOW_MS;
      if (name && isSlow && !this.#isInTransaction) this.#names.noteSlow(text);
      if (BEGIN.test(text)) this.#isInTransaction = true;
      if (END.test(text)) this.#isInTransaction = false;
    }
  }

  async #ask<R>(text: string, values: readonly unknown[], name?: string): Promise<PostgresQueryResult<R>> {
    const result = await this.#client.query({ ...(name && { name }), text, values: [...values] });
    // Kysely accepts pg's results; its type lists only the commands that it inspects.
    return result as unknown as PostgresQueryResult<R>;
  }
}

/**
 * Returns whether prepared statements work at this address; false behind a pooler that switches
 * connections between transactions without preparing again (PgBouncer before 1.21 in transaction
 * mode). One client keeps a connection busy, so that the pooler gives the other client a different
 * one. Throws if nothing responds.
 */
export async function keepsStatementNames(connectionString: string): Promise<boolean> {
  const open = async () => {
    const client = new pg.Client({ connectionString, query_timeout: PROBE_TIMEOUT_MS });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const first = await open();
  try {
    const second = await open();
    const probe = { name: 'probe', text: 'select $1::int', values: [1] };
    try {
      await first.query(probe);
      await second.query('begin');
      await first.query(probe);
      return true;
    } catch {
      return false;
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
}
