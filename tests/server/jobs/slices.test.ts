import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const ROWS = 12_000;
const MOST = 5_000;
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Notes of each statement on a table how many rows it has touched. */
async function watch(table: string, deed: 'delete' | 'update'): Promise<void> {
  const name = sql.ref(`note_${table}_${deed}`);
  await sql`create table if not exists touched (what text, rows integer)`.execute(shop.db);
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin insert into touched select tg_argv[0], count(*) from gone; return null; end $$`.execute(shop.db);
  await sql
    .raw(
      `create trigger note_${deed} after ${deed} on ${table} referencing old table as gone
        for each statement execute function note_${table}_${deed}('${table} ${deed}')`,
    )
    .execute(shop.db);
}

async function touched(what: string): Promise<number[]> {
  const { rows } = await sql<{ rows: number }>`
    select rows from touched where what = ${what} and rows > 0 order by rows desc`.execute(shop.db);
  return rows.map((row) => row.rows);
}

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
    shop.db,
  );
  return rows[0]?.n ?? 0;
};

describe('deletion of old records', () => {
  it('works in batches of any total size, and keeps younger ones', async () => {
    const { db, clock } = shop;
    const old = new Date(clock.now().getTime() - 100 * DAY_MS);
    await db.deleteFrom('login_attempts').execute();
    await db.deleteFrom('login_events').execute();
    await sql`insert into login_attempts (email, attempted_at)
      select g || '@a.kr', case when g = 0 then ${clock.now()}::timestamptz else ${old} end
      from generate_series(0, ${ROWS}::integer) as g`.execute(db);
    await sql`insert into login_events (user_id, at, outcome, method, network, device)
      select (select min(id) from users), case when g = 0 then ${clock.now()}::timestamptz else ${old} end, 'IN', 'PASSWORD', '', ''
      from generate_series(0, ${ROWS}::integer) as g`.execute(db);
    await watch('login_attempts', 'delete');
    await watch('login_events', 'delete');
    await sweepTraces(shop.ports);
    const slices = [MOST, MOST, ROWS - 2 * MOST];
    expect(await touched('login_attempts delete')).toEqual(slices);
    expect(await touched('login_events delete')).toEqual(slices);
    expect([await count('login_attempts'), await count('login_events')]).toEqual([1, 1]);
  });

  it('blanks the text of sent e-mails, and deletes their rows a month later', async () => {
    const { db, clock } = shop;
    const [sent, now] = [new Date(clock.now().getTime() - 2 * DAY_MS), clock.now()];
    await db.deleteFrom('mails').execute();
    await sql`insert into mails (kind, recipient, subject, text, html, state, next_at, created_at, sent_at)
      select 'verify', 'a@x.kr', '', '글', '글', 'SENT', ${now}, ${now}, case when g = 0 then ${now}::timestamptz else ${sent} end
      from generate_series(0, ${ROWS}::integer) as g`.execute(db);
    await watch('mails', 'update');
    await watch('mails', 'delete');
    await sweepTraces(shop.ports);
    const slices = [MOST, MOST, ROWS - 2 * MOST];
    expect(await touched('mails update')).toEqual(slices);
    const { length } = await db.selectFrom('mails').select('id').where('text', '<>', '').execute();
    expect([length, await count('mails')]).toEqual([1, ROWS + 1]);
    clock.advance(31 * DAY_MS);
    await sweepTraces(shop.ports);
    expect([await touched('mails delete'), await count('mails')]).toEqual([
      [MOST, MOST, ROWS + 1 - 2 * MOST],
      0,
    ]);
  });
});

describe('tables with rows of a member', () => {
  it('have an index by which the deletion of an account finds them', async () => {
    const { rows } = await sql<{ reference: string }>`
      select conrelid::regclass || '.' || a.attname as reference
      from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass
        and not exists (select from pg_index as i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
      order by 1`.execute(shop.db);
    expect(rows.map(({ reference }) => reference)).toEqual([]);
  });
});
