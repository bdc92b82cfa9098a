import { sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { CARD_COLUMNS } from '../products/card-columns-sql.ts';
import { onSale } from '../products/on-sale-sql.ts';
import { discountAt, paidPrice } from '../products/paid-price-sql.ts';

const mine = (db: Queryable, userId: number) =>
  db
    .selectFrom('wishes')
    .innerJoin('products', 'products.id', 'wishes.product_id')
    .where('wishes.user_id', '=', userId)
    .where(onSale());

/** Finds wished products at current prices, latest wish first. */
export const findWishes = (db: Queryable, userId: number, { page, size, now }: PageQuery & { now: Date }) =>
  mine(db, userId)
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select([
      ...columns([
        'wishes.id',
        'wishes.created_at',
        'products.id as product_id',
        'products.name',
        'products.main_image_url',
        'products.price',
        'stores.name as store_name',
      ]),
      paidPrice(now).as('discountPrice'),
      ...discountAt(now),
      ...CARD_COLUMNS,
    ])
    .orderBy('wishes.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

/** Counts the visible wishes of a member. */
export async function countWishes(db: Queryable, userId: number): Promise<number> {
  const row = await mine(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

// Most product ids that a browser gets to mark its cards.
const MAX_IDS = 5_000;

/** Finds the ids of wished products, latest first. */
export async function findWishIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await mine(db, userId)
    .select(columns(['wishes.product_id']))
    .orderBy('wishes.id', 'desc')
    .limit(MAX_IDS)
    .execute();
  return rows.map(({ productId }) => productId);
}

/** Locks a product, for sale or not, before its wish counter changes. */
export const lockProduct = (tx: Queryable, productId: number) =>
  tx
    .selectFrom('products')
    .select(['id', onSale().as('isSold')])
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks those of the products that are for sale. */
export async function lockProducts(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where(onSale())
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** SQL: present price of a product, which its wish starts from. */
const priceOf = (productId: number, now: Date) =>
  sql<number>`(select ${paidPrice(now, 'p')} from products p where p.id = ${productId})`;

/** Inserts wishes for products without one, in this order, and updates their counters. */
export const addWishes = (tx: Queryable, userId: number, productIds: readonly number[], now: Date) =>
  tx
    .with('added', (db) =>
      db
        .insertInto('wishes')
        .values(
          [...new Set(productIds)].map((productId) => ({
            user_id: userId,
            product_id: productId,
            created_at: now,
            known_price: priceOf(productId, now),
          })),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
        .returning('product_id'),
    )
    .updateTable('products')
    .set({ wish_number: sql<number>`wish_number + 1` })
    .where('id', 'in', (eb) => eb.selectFrom('added').select('product_id'))
    .execute();

/** Inserts a wish; no row if it exists. */
export const insertWish = (tx: Queryable, userId: number, productId: number, now: Date) =>
  tx
    .insertInto('wishes')
    .values({
      user_id: userId,
      product_id: productId,
      created_at: now,
      known_price: priceOf(productId, now),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .returning(columns(['id', 'created_at']))
    .executeTakeFirst();

/** Deletes a wish; returns whether there was one. */
export async function deleteWish(tx: Queryable, userId: number, productId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('wishes')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Changes the wish counter of a product. */
export const shiftWishlistCount = (tx: Queryable, productId: number, by: 1 | -1) =>
  tx
    .updateTable('products')
    .set({ wish_number: sql<number>`greatest(0, wish_number + ${by}::int)` })
    .where('id', '=', productId)
    .execute();
