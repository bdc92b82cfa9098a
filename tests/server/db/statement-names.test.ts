import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/db/open-database.ts';
import { keepsStatementNames, StatementNames } from '#server/db/statements/statement-names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';
import { transactionPooler } from '../../support/stand-ins/transaction-pooler.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('StatementNames', () => {
  const names = () => new StatementNames();

  it('returns the same name for the same text, and another for another text', () => {
    const own = names();
    const name = own.nameOf('select $1', [1]);
    expect(name).toMatch(/^s1_\d+$/);
    expect(own.nameOf('select $1', [2])).toBe(name);
    expect(own.nameOf('select $1 + 1', [2])).not.toBe(name);
  });

  it.each([
    ['has no values', 'select 1', []],
    ['lists its values', 'select * from t where id in ($1, $2)', [1, 2]],
    ['searches by a pattern', 'select * from t where name like $1', ['%a%']],
    ['searches by a pattern in any case', 'select * from t where n > $1 and "t"."name" ilike $2', [1, '%a%']],
    ['searches by a pattern in small letters', 'select * from t where body like lower($1)', ['%a%']],
    ['leaves out a value', 'select * from t where user_id = $1 and "t"."status" <> $2', [1, 'DELETED']],
    ['leaves out a value by !=', 'select * from t where name != $1', ['']],
    ['has several rows', 'insert into t (a, b) values ($1, $2), ($3, $4)', [1, 2, 3, 4]],
  ])('returns none for a text that %s', (_, text, values) => {
    expect(names().nameOf(text, values)).toBeUndefined();
  });

  it('returns none for a text whose statement was slow', () => {
    const own = names();
    own.nameOf('select $1', [1]);
    own.noteSlow('select $1');
    expect(own.nameOf('select $1', [1])).toBeUndefined();
    expect(own.nameOf('select $1 + 1', [1])).toMatch(/^s1_/);
  });

  it('returns none after a thousand texts, and keeps the earlier ones', () => {
    const own = names();
    for (let n = 0; n < 1_000; n += 1) own.nameOf(`select $1 + ${n}`, [1]);
    expect(own.nameOf('select $1', [1])).toBeUndefined();
    expect(own.nameOf('select $1 + 999', [1])).toBe('s1_999');
  });
});

describe.skipIf(!onPostgres)('named statements on PostgreSQL', () => {
  /** A database with one table, opened as by the shop, with one connection so that each call uses the same. */
  async function opened(connections = 1): Promise<OpenDatabase & { url: string }> {
    const { url, drop } = await createTestUrl();
    ends.push(drop);
    const database = openPostgres(url, connections);
    ends.push(() => database.close());
    await sql`create table shoes as select 1 as id, 'white' as color`.execute(database.db);
    return { ...database, url };
  }
  const shoes = (db: OpenDatabase['db']) => sql`select * from shoes where id = ${1}`.execute(db);
  const prepared = async ({ db }: OpenDatabase) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%from shoes%' and name <> ''`.execute(
      db,
    );
    return rows.map(({ statement }) => statement);
  };
  const addColumn = async (url: string, name: string) => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`alter table shoes add column ${name} text`);
    await other.end();
  };

  it('are prepared once per connection, whatever their values', async () => {
    const shop = await opened();
    await shoes(shop.db);
    await sql`select * from shoes where id = ${2}`.execute(shop.db);
    await sql`select * from shoes where id in (${1}, ${2})`.execute(shop.db);
    expect(await prepared(shop)).toEqual(['select * from shoes where id = $1']);
  });

  it('are prepared again after a migration has changed the columns, in and outside of a transaction', async () => {
    const { db, url } = await opened(3);
    const read = () => Promise.all([1, 2, 3].map(() => shoes(db)));
    await read();
    await addColumn(url, 'heel');
    const outside = await read();
    expect(outside.map(({ rows }) => Object.keys(rows[0] ?? {}))).toEqual(
      Array.from({ length: 3 }, () => ['id', 'color', 'heel']),
    );
    // Prepared again, so that the transactions run on old columns.
    await read();
    await addColumn(url, 'sole');
    const inside = await Promise.all([1, 2, 3].map(() => inTransaction(db, (tx) => shoes(tx))));
    expect(inside.map(({ rows }) => Object.keys(rows[0] ?? {}).at(-1))).toEqual(['sole', 'sole', 'sole']);
  });

  it('lose their name after more than a second outside of a transaction, also where they were cut off', async () => {
    const shop = await opened();
    const wait = (db: OpenDatabase['db'], seconds: number) =>
      expectSlowStatements('a statement that waits', () =>
        sql`select pg_sleep(${seconds}) from shoes`.execute(db).catch(() => undefined),
      );
    const runs = async () => {
      const { rows } = await sql<{ runs: number }>`select (generic_plans + custom_plans)::int as runs
        from pg_prepared_statements where statement like 'select pg_sleep%' and name <> ''`.execute(shop.db);
      return rows[0]?.runs;
    };
    await inTransaction(shop.db, (tx) => wait(tx, 1.1));
    await wait(shop.db, 0);
    expect(await runs()).toBe(2);
    await sql`set statement_timeout = '1100ms'`.execute(shop.db);
    await wait(shop.db, 2);
    const before = await runs();
    await wait(shop.db, 0);
    expect([before, await runs()]).toEqual([3, 3]);
  });

  it('are kept by PostgreSQL, and not by a pooler that changes the connection after each transaction', async () => {
    const { url, drop } = await createTestUrl();
    ends.push(drop);
    expect(await keepsStatementNames(url)).toBe(true);
    const pooler = await transactionPooler(url);
    ends.push(() => pooler.close());
    expect(await keepsStatementNames(pooler.url)).toBe(false);
  });
});
