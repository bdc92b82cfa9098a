import { type Kysely, sql } from 'kysely';
import type { Database, Queryable } from '#server/db/database.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { COMMUNITY, MEMBERS_AND_ORDERS } from './growth-rows.ts';

export type FigureSizes = { products: number; members: number; orders: number; feeds: number };

/** Days over which orders, feeds, reviews and points are spread. */
export const YEAR_DAYS = 365;

/** Rows of a year, written as in the shop of `npm run growth` and spread over its days: three steps a row. */
const SPREAD: readonly string[] = [
  `update orders set ordered_at = now() - make_interval(secs => (random() * :days * 86400)::integer) where order_no like 'S________5%'`,
  `update feeds set created_at = now() - make_interval(secs => (random() * :days * 86400)::integer) where title like '오늘의 신발 %'`,
  `update reviews set created_at = now() - make_interval(secs => (random() * :days * 86400)::integer) where title = '신어 봤어요'`,
  `update point_ledger set created_at = now() - make_interval(secs => (random() * :days * 86400)::integer) where reason = 'GROWN'`,
  `update users set created_at = now() - make_interval(secs => (random() * :days * 86400)::integer) where login_id like 'grown-%'`,
  `insert into payments (order_id, provider, amount, status, created_at, paid_at)
    select id, 'test', final_price, case when status = 'EXPIRED' then 'FAILED' else 'PAID' end, ordered_at,
      case when status <> 'EXPIRED' then ordered_at end from orders where order_no like 'S________5%'`,
  `insert into feed_likes (feed_id, user_id, created_at)
    select f.id, u.id, f.created_at + interval '1 hour' from feeds f
    cross join lateral (select id from users where login_id like 'grown-%' order by id offset (f.id % :members) limit 2) u
    on conflict do nothing`,
];

const withNumbers = (statement: string, numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(?<!:):${name}\\b`, 'g'), String(value)),
    statement,
  );

/** A shop that has sold for a year. */
export async function fillYear(db: Kysely<Database>, sizes: FigureSizes): Promise<void> {
  await seedBigCatalogue(db, sizes.products);
  const { members, orders, feeds } = sizes;
  await db.connection().execute(async (one: Queryable) => {
    await sql`set statement_timeout = 0`.execute(one);
    const run = async (statements: readonly string[], rows: number) => {
      for (const statement of statements)
        await sql
          .raw(withNumbers(statement, { members, orders: rows, ledger: orders, days: YEAR_DAYS }))
          .execute(one);
    };
    await run(MEMBERS_AND_ORDERS, orders);
    await run(COMMUNITY, feeds);
    await run(SPREAD, orders);
    await sql`vacuum (analyze)`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}
