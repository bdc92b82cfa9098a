import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns, columnsSql } from '../../db/statements/columns.ts';
import { onSale } from '../products/on-sale-sql.ts';
import { paidPrice } from '../products/paid-price-sql.ts';

/** Takes products whose changed price is asked by now; another process skips them until this transaction ends. */
export async function takePriceChanges(tx: Queryable, now: Date, most: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('price_changes')
    .select(columns(['product_id']))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ productId }) => productId);
}

/** Ends the changes of products whose members are notified; a discount that begins later is due then. */
export async function endPriceChanges(
  tx: Queryable,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = sql.join([...productIds]);
  await sql`
    with later as (
      update price_changes c set due_at = p.sale_from from products p
      where p.id = c.product_id and c.product_id in (${ids}) and p.sale_from > ${now}
      returning c.product_id
    )
    delete from price_changes where product_id in (${ids}) and product_id not in (select product_id from later)`.execute(
    tx,
  );
}

/** A wish whose product costs less than its member knows; prices in won. */
type PriceDrop = {
  id: number;
  userId: number;
  productId: number;
  name: string;
  before: number;
  price: number;
};

/**
 * Finds and locks wishes for these products at a higher known price than the present one, by id, and
 * stores the present price with them. Products that cannot be bought have none.
 */
export async function takePriceDrops(
  tx: Queryable,
  productIds: readonly number[],
  { now, most }: { now: Date; most: number },
): Promise<PriceDrop[]> {
  const { rows } = await sql<PriceDrop>`
    with dropped as (
      select w.id, ${columnsSql(['w.user_id', 'w.product_id'])}, p.name,
        w.known_price as before, ${paidPrice(now, 'p')} as price
      from wishes w join products p on p.id = w.product_id join stores s on s.id = p.store_id
      where w.product_id in (${sql.join([...productIds])}) and w.known_price > ${paidPrice(now, 'p')}
        and ${onSale('p')} and s.state = 'OPEN'
      order by w.id limit ${most} for update of w
    ), told as (
      update wishes w set known_price = d.price from dropped d where w.id = d.id
    )
    select * from dropped`.execute(tx);
  return rows;
}
