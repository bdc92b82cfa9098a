import { sql } from 'kysely';
import { COLORS } from '#domain/catalogue/colors.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { PurchaseQuery } from '#domain/trade/orders/purchased-items.ts';
import { optionPicture } from '../../../catalogue/products/option-picture-sql.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

type Asked = Pick<PurchaseQuery, 'q' | 'ids'>;

/** Codes of the colours whose Korean names have this word. */
const colorsNamed = (word: string): string[] =>
  COLORS.flatMap(({ code, name }) => (unspaced(name).includes(word) ? [code] : []));
const unspaced = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** Lines that a member received and kept, without pairs that a claim split off; each word is in the name or the colour. */
function received(db: Queryable, userId: number, { q, ids }: Asked) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const named = words.map(
    (word) => sql<boolean>`(position(${word} in lower(replace(products.name, ' ', ''))) > 0
      or product_options.color = any(${colorsNamed(word)}::text[]))`,
  );
  const query = db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
    .where('orders.user_id', '=', userId)
    .where('order_items.status', '=', LINE_STATE.DELIVERED)
    .where('order_items.split_from', 'is', null)
    .where((eb) => eb.and(named));
  return ids ? query.where(sql<boolean>`order_items.id = any(${ids}::bigint[])`) : query;
}

/** Finds a page of what a member received and kept, newest first; each row has the total of all pages. */
export async function findPurchases(db: Queryable, userId: number, { page, size, ...asked }: PurchaseQuery) {
  const rows = await received(db, userId, asked)
    .select([
      ...columns(['order_items.id', 'products.id as product_id', 'products.name', 'product_options.size']),
      ...columns(['product_options.color', 'orders.ordered_at']),
      optionPicture('products', 'product_options').as('imageUrl'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('order_items.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows;
}

/** Counts what a member received and kept. */
export async function countPurchases(db: Queryable, userId: number, asked: Asked): Promise<number> {
  const { total } = await received(db, userId, asked)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Finds those of these lines that the member has paid, with status, product and colour; none of pairs that a claim
 * split off, as one purchase has one line that can be shown.
 */
export const findPaidLines = (db: Queryable, userId: number, orderItemIds: readonly number[]) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
    .select(columns(['order_items.id', 'order_items.status', 'products.name', 'product_options.color']))
    .where(sql<boolean>`order_items.id = any(${[...orderItemIds]}::bigint[])`)
    .where('order_items.split_from', 'is', null)
    .where('orders.user_id', '=', userId)
    .execute();
