import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** Most texts that get a name; every connection keeps the plans of those that it has executed. */
const MOST_NAMES = 1_000;
/** Texts that vary by the number of their values: lists of `in`, and several rows of `values`. */
const VARYING = /\bin \(\$\d+, ?\$\d+|\), ?\(/;
/**
 * Texts that search by a pattern. A rare word is found by an index, a common one soon on the way through the order of the
 * list: PostgreSQL would take one plan for all words after five executions, so that these are planned for their word.
 */
const BY_PATTERN = /\bi?like (lower\()?\$\d/;
const BEGIN = /^(begin|start transaction)/;
const END = /^(commit|rollback)$/;
/** Milliseconds after which a pooler that lets a statement wait counts as one that does not keep names. */
const PROBE_TIMEOUT_MS = 2_000;

/** PostgreSQL refuses a named statement whose columns a migration has changed since it was prepared. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';

/**
 * Names of prepared statements by their text, the same on every connection of a pool: PostgreSQL parses and plans a
 * named statement once per connection. Bounded: after a thousand texts no other gets a name.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #edition = 1;

  /** Returns the name for a text, or undefined where it has no values, varies by their number, searches by a pattern, or all names are taken. */
  nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (values.length === 0 || VARYING.test(text) || BY_PATTERN.test(text)) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_NAMES) return known;
    const name = `s${this.#edition}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives every text another name, so that each connection prepares it anew. */
  renew(): void {
    this.#edition += 1;
    this.#names.clear();
  }
}

/** Returns the pool for Kysely, with statements sent under their names. */
export function namedStatements(pool: pg.Pool, names = new StatementNames()): PostgresPool {
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
    try {
      return await this.#ask<R>(text, values, name);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#names.renew();
      // In a transaction everything is lost by now: `inTransaction` begins it again.
      if (this.#isInTransaction) throw error;
      return await this.#ask<R>(text, values);
    } finally {
      if (BEGIN.test(text)) this.#isInTransaction = true;
      if (END.test(text)) this.#isInTransaction = false;
    }
  }

  async #ask<R>(text: string, values: readonly unknown[], name?: string): Promise<PostgresQueryResult<R>> {
    const result = await this.#client.query({ ...(name && { name }), text, values: [...values] });
    // Kysely takes pg's results as they are; its type names the commands that it looks at.
    return result as unknown as PostgresQueryResult<R>;
  }
}

/**
 * Whether statements can have names at this address: false behind a pooler that gives each transaction another
 * connection and does not prepare statements there again (PgBouncer before 1.21 in transaction mode). One client keeps a
 * connection busy, so that the pooler gives the other client another one than before. Throws where nobody answers.
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
