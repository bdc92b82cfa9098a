import { sql } from 'kysely';
import type { FollowerTerms } from '#domain/kit/pricing/follower-discount.ts';
import {
  type Follower,
  followerTerms,
  type TermsOfFollowers,
  termsOfFollowers,
} from '../../catalogue/products/follower-terms-sql.ts';
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

/** Option with the running discount of its store for the buyer who follows it; null for others. */
export type BuyerOption = SaleOption & { follower: FollowerTerms | null };

const inOrder = (db: Queryable, ids: readonly number[], now: Date) =>
  saleOptions(db, now)
    .where('o.id', 'in', [...ids])
    .orderBy('o.id');

/** Finds those of the options that are for sale. */
export const findSaleOptions = async (db: Queryable, ids: readonly number[], now: Date) =>
  ids.length > 0 ? inOrder(db, ids, now).execute() : [];

/** Finds those of the options that are for sale, with the follower discounts of a buyer. */
export const findBuyerOptions = async (
  db: Queryable,
  ids: readonly number[],
  follower: Follower,
): Promise<BuyerOption[]> =>
  ids.length > 0 ? inOrder(db, ids, follower.now).select(followerTerms(follower)).execute() : [];

/**
 * Same with row locks, always taken in the same order, so that carts cannot deadlock. The stores
 * cannot close meanwhile.
 */
export const lockBuyerOptions = (
  tx: Queryable,
  ids: readonly number[],
  follower: Follower,
): Promise<BuyerOption[]> =>
  inOrder(tx, ids, follower.now).select(followerTerms(follower)).forUpdate('o').forKeyShare('s').execute();

/** Same for one option that several members order at once, with those of them who get the follower discount. */
export const lockSharedOption = (
  tx: Queryable,
  id: number,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<(SaleOption & { followers: TermsOfFollowers | null }) | undefined> =>
  inOrder(tx, [id], now)
    .select(termsOfFollowers(userIds, now))
    .forUpdate('o')
    .forKeyShare('s')
    .executeTakeFirst();

/** Finds the prices of those of the products that a member can buy at a time, with the follower discounts. */
export const findSalePrices = (db: Queryable, productIds: readonly number[], follower: Follower) =>
  db
    .selectFrom('products as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select([
      ...columns(['p.id as product_id', 'p.price', 's.id as store_id']),
      paidPrice(follower.now, 'p').as('discountPrice'),
      followerTerms(follower),
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
