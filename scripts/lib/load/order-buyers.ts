import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { moveStock } from '#server/catalogue/stock/stock-store.ts';
import type { Queryable } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RunningShop } from '#server/start-shop.ts';
import { openSession } from '../../../tests/support/members/sessions.ts';

type Db = RunningShop['opened']['db'];

/** Adds shoppers and returns the token of an open session of each. */
export async function addBuyers(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    insert into users (login_id, email, password_hash, name, nickname, phone, status, email_verified_at, created_at, updated_at)
    select 'buyer-' || g, 'buyer-' || g || '@sinbaljang.test', '', '구매자', '구매자' || g, '010' || lpad(g::text, 8, '0'),
      'ACTIVE', now(), now(), now()
    from generate_series(1, ${count}::int) as g returning email`.execute(db);
  const tokens: string[] = [];
  for (const { email } of rows) tokens.push(await openSession(db, email, new Date()));
  return tokens;
}

/** An option that can be bought. */
export async function anOption(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`select o.id from product_options o
    join products p on p.id = o.product_id join stores s on s.id = p.store_id
    where o.stock > 0 and p.deleted_at is null and s.state = 'OPEN' order by o.id limit 1`.execute(db);
  const [option] = rows;
  if (!option) throw new Error('nothing is in stock');
  return option.id;
}

export async function stockOf(db: Queryable, optionId: number): Promise<number> {
  const { stock } = await db
    .selectFrom('product_options')
    .select('stock')
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow();
  return stock;
}

/** Brings the stock of an option to a number, with its move. */
export const bringStock = (db: Db, optionId: number, stock: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const delta = stock - (await stockOf(tx, optionId));
    return moveStock(tx, [{ optionId, delta, reason: 'EDIT' }], { now: new Date() });
  });

type Load = { base: string; tokens: readonly string[]; optionId: number; ms: number; each: number };

/** Has every token order again and again in a thread of its own; returns times of orders in ms and refusals by code. */
export const orderLoad = (workerData: Load): Promise<{ times: number[]; refused: Record<string, number> }> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./order-load.mjs', import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
  });
