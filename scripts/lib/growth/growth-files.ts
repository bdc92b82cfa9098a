import { type Kysely, sql } from 'kysely';
import type { Database, Queryable } from '#server/db/database.ts';
import type { Asker } from './growth-list.ts';

/** A call that writes a file: who asks for it, and what narrows it. */
export type GrowthFile = { name: string; as: Asker; path: string; body?: object };

const LINES = '/api/seller/orders/lines/export';
const REWARDS = '/api/admin/feed-reward-events/export';

/** Files of sellers and administrators, each of about ten thousand rows after `fillFresh`. */
export const GROWTH_FILES: readonly GrowthFile[] = [
  { name: 'lines', as: 'seller', path: LINES },
  { name: 'lines, new', as: 'seller', path: LINES, body: { tab: 'NEW' } },
  { name: 'lines, by word', as: 'seller', path: LINES, body: { q: '갓 쓴' } },
  { name: 'statement', as: 'seller', path: '/api/seller/settlements/:settlement/file' },
  { name: 'goods', as: 'seller', path: '/api/seller/products/export' },
  {
    name: 'goods, nearly sold out',
    as: 'seller',
    path: '/api/seller/products/export',
    body: { stock: 'low' },
  },
  { name: 'members', as: 'admin', path: '/api/admin/users/export' },
  { name: 'members, by word', as: 'admin', path: '/api/admin/users/export', body: { q: '갓쓴' } },
  { name: 'audit', as: 'admin', path: '/api/admin/audit/export' },
  { name: 'feed rewards', as: 'admin', path: REWARDS },
  { name: 'feed rewards, failed', as: 'admin', path: REWARDS, body: { eventStatus: 'FAILED' } },
  {
    name: 'coupons of a campaign',
    as: 'admin',
    path: '/api/admin/coupon-campaigns/:campaign/coupons/export',
  },
  { name: 'event results', as: 'admin', path: '/api/admin/events/results/export' },
];

export const FIRST_ID = 1_000_000;
const STORE = `(select s.id from stores s join users u on u.id = s.seller_id where u.email = 'seller@sinbaljang.test')`;

/** Rows like the first of a table that `where` finds, but for what `change` says of the `n`-th. */
type Copies = { table: string; where: string; change?: string; rows?: number };

const COPIES: readonly Copies[] = [
  {
    table: 'users',
    where: `role = 'user'`,
    change: `'login_id', 'fresh-' || n, 'email', 'fresh-' || n || '@growth.test', 'nickname', '갓쓴' || n, 'nickname_skeleton', '갓쓴' || n`,
  },
  {
    table: 'orders',
    where: `id in (select order_id from order_items where store_id = ${STORE} and status <> 'CANCELLED')`,
    change: `'order_no', 'S' || 10000000 + n, 'user_id', ${FIRST_ID} + n`,
  },
  {
    table: 'order_items',
    where: `store_id = ${STORE} and status <> 'CANCELLED'`,
    change: `'order_id', ${FIRST_ID} + n, 'tracking_no', null`,
  },
  {
    table: 'settlement_lines',
    where: `settlement_id in (select id from settlements where store_id = ${STORE})`,
    change: `'order_item_id', ${FIRST_ID} + n`,
  },
  {
    table: 'products',
    where: `store_id = ${STORE}`,
    change: `'name', '갓 쓴 신발 ' || n, 'seller_code', null`,
    rows: 2_000,
  },
  {
    table: 'product_options',
    where: `product_id in (select id from products where store_id = ${STORE})`,
    change: `'product_id', ${FIRST_ID} + 1 + n / 5, 'size', (200 + n % 5 * 10)::text, 'sku', null, 'stock', n % 7`,
    rows: 9_000,
  },
  {
    table: 'feed_reward_events',
    where: 'feed_id is not null',
    change: `'user_id', ${FIRST_ID} + n, 'status', case when n % 2 = 0 then 'FAILED' else 'PROCESSED' end`,
  },
  { table: 'audit_entries', where: 'true' },
  {
    table: 'coupons',
    where: 'campaign_id is not null',
    change: `'code', 'FRESH' || n, 'user_id', ${FIRST_ID} + n, 'order_id', null, 'used_at', null`,
  },
  {
    table: 'events',
    where: `state = 'PUBLISHED' and end_date < current_date`,
    change: `'seed_commit', null`,
    rows: 5_000,
  },
];

/** Writes copies; columns that the database reckons itself are left to it. */
async function writeCopies(
  db: Queryable,
  { table, where, change = '', rows = 10_000 }: Copies,
): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const names = columns.rows.map(({ name }) => `"${name}"`);
  const said = `jsonb_build_object('id', ${FIRST_ID} + n${change && `, ${change}`})`;
  const { numAffectedRows } = await sql
    .raw(
      `insert into ${table} (${names}) overriding system value select ${names.map((name) => `r.${name}`)}
      from (select * from ${table} where ${where} order by 1 limit 1) t, generate_series(1, ${rows}) as n,
        jsonb_populate_record(null::${table}, to_jsonb(t) || ${said}) as r`,
    )
    .execute(db);
  if (Number(numAffectedRows) !== rows) throw new Error(`nothing like a row of ${table} is there`);
}

/** What the addresses of files name: a campaign and a settlement of the seeded seller. */
export type FreshIds = { campaign: number; settlement: number };

/** Writes ten thousand rows behind each file, of which the database has no statistics yet. */
export async function fillFresh(db: Kysely<Database>): Promise<FreshIds> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    for (const copies of COPIES) await writeCopies(one, copies);
    await sql`reset statement_timeout`.execute(one);
  });
  await sql`update sessions set elevated_until = '2099-01-01'`.execute(db);
  const { rows } = await sql<FreshIds>`select
    (select campaign_id::int from coupons where id > ${FIRST_ID} limit 1) as campaign,
    (select settlement_id::int from settlement_lines where order_item_id > ${FIRST_ID} limit 1) as settlement`.execute(
    db,
  );
  if (!rows[0]) throw new Error('the rows behind the files are not there');
  return rows[0];
}
