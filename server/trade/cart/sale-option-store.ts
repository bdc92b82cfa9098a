import { sql } from 'kysely';
import { onSale } from '../../catalogue/products/on-sale-sql.ts';
import { optionPicture } from '../../catalogue/products/option-picture-sql.ts';
import { paidPrice } from '../../catalogue/products/paid-price-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/**
 * Query of options with all that a cart shows of them. Hidden and deleted products are excluded.
 */
export const saleOptions = (db: Queryable, now: Date) =>
  db
    .selectFrom('product_options as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select([
      ...columns([
        'o.id as option_id',
        'o.gender',
        'o.size',
        'o.color',
        'p.id as product_id',
        'p.name as product_name',
        'p.price',
        's.id as store_id',
        's.name as store_name',
      ]),
      // The options of a paused store have stock 0; their cart lines are kept.
      sql<number>`case when s.state = 'OPEN' then o.stock else 0 end`.as('stock'),
      sql<boolean>`s.state <> 'OPEN'`.as('isSuspended'),
      paidPrice(now, 'p').as('discountPrice'),
      optionPicture('p', 'o').as('imageUrl'),
    ])
    .where(onSale('p'));

export type SaleOption = Awaited<ReturnType<typeof findSaleOptions>>[number];

/** Finds a product option with its price and stock at a time. */
export const findSaleOption = (db: Queryable, id: number, now: Date) =>
  saleOptions(db, now).where('o.id', '=', id).executeTakeFirst();

const inOrder = (db: Queryable, ids: readonly number[], now: Date) =>
  saleOptions(db, now)
    .where('o.id', 'in', [...ids])
    .orderBy('o.id');

/** Finds those of the options that are for sale. */
export const findSaleOptions = async (db: Queryable, ids: readonly number[], now: Date) =>
  ids.length > 0 ? inOrder(db, ids, now).execute() : [];

/**
 * Same with row locks, always taken in the same order, so that carts cannot deadlock. The stores
 * cannot close meanwhile.
 */
export const lockSaleOptions = (tx: Queryable, ids: readonly number[], now: Date): Promise<SaleOption[]> =>
  inOrder(tx, ids, now).forUpdate('o').forKeyShare('s').execute();

/** Finds the prices of those of the products that can be bought at a time. */
export const findSalePrices = (db: Queryable, productIds: readonly number[], now: Date) =>
  db
    .selectFrom('products as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select([
      ...columns(['p.id as product_id', 'p.price', 's.id as store_id']),
      paidPrice(now, 'p').as('discountPrice'),
    ])
    .where('p.id', 'in', [...productIds])
    .where('s.state', '=', 'OPEN')
    .where(onSale('p'))
    .execute();

/** Returns the product id of an option, for sale or not. */
export async function productOf(tx: Queryable, optionId: number): Promise<number> {
  const row = await tx
    .selectFrom('product_options')
    .select(columns(['product_id']))
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow();
  return row.productId;
}
