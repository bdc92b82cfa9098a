import { type Kysely, sql } from 'kysely';
import type { Database, Queryable } from '#server/db/database.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { ASKING } from './growth-asking-rows.ts';
import { PROMISES } from './growth-promises.ts';
import { COMMUNITY, DESK, EVENTS, MEMBERS_AND_ORDERS, OWN_LISTS, SELLERS } from './growth-rows.ts';

export type Sizes = {
  products: number;
  orders: number;
  ledger: number;
  members: number;
  own: number;
  cases: number;
};

/** Members and cases of the smallest shop in which the desk of administrators is measured. */
const LEAST = 10_000;

/** The shop that the lists must bear: orders, feeds and reviews are as many. */
export const sizesAt = (scale: number): Sizes => ({
  products: Math.ceil(200_000 * scale),
  orders: Math.ceil(500_000 * scale),
  ledger: Math.ceil(2_000_000 * scale),
  members: Math.max(LEAST, Math.ceil(20_000 * scale)),
  own: Math.ceil(5_000 * scale),
  cases: LEAST,
});

const nameOf = (statement: string): string =>
  /^\s*(?:create table|create index|insert into|update|alter table) (\w+)/.exec(statement)?.[1] ?? 'rest';

/** Adds generated rows to a seeded shop, once; each of the shop's own rules but one text trigger stays in force. */
export async function fillShop(db: Kysely<Database>, sizes: Sizes): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from users where login_id like 'grown-%') as there`.execute(db);
  if (rows[0]?.there) return console.log('(filled before: nothing is added)');
  await timed('products and options', () => seedBigCatalogue(db, sizes.products));
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    const indexes = await dropped(one, SLOW_TO_FILL);
    for (const statement of [
      ...MEMBERS_AND_ORDERS,
      ...COMMUNITY,
      ...OWN_LISTS,
      ...EVENTS,
      ...DESK,
      ...SELLERS,
      ...ASKING,
    ])
      await timed(nameOf(statement), () => sql.raw(withSizes(statement, sizes)).execute(one));
    for (const index of indexes) await timed(nameOf(index), () => sql.raw(index).execute(one));
    await timed('vacuum', () => sql`vacuum (analyze)`.execute(one));
    await sql`reset statement_timeout`.execute(one);
  });
}

/** Adds promised days, what is late of them, disputes and refunds to a filled shop, once. */
export async function fillPromises(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from late_deliveries l join orders o on o.id = l.order_id
      where o.order_no like 'S________5%') as there`.execute(db);
  if (rows[0]?.there) return;
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    for (const statement of PROMISES) await timed(nameOf(statement), () => sql.raw(statement).execute(one));
    await timed('vacuum', () => sql`vacuum (analyze)`.execute(one));
    await sql`reset statement_timeout`.execute(one);
  });
}

/** Indexes of letters cost far less made at once than row by row. */
const SLOW_TO_FILL = ['orders_no_part', 'feed_texts_pairs', 'feed_hashtags_pairs', 'case_texts_pairs'];

/** Drops indexes and answers what makes them again. */
async function dropped(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where schemaname = current_schema() and indexname = any(${[...names]}::text[])`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ made }) => made);
}

/** `:orders` and the like stand for numbers; a statement that is not a query takes no parameters. */
const withSizes = (statement: string, sizes: Sizes): string =>
  Object.entries(sizes).reduce(
    (text, [name, size]) => text.replace(new RegExp(`(?<!:):${name}\\b`, 'g'), String(size)),
    statement,
  );

async function timed(label: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`(${label}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
}
