import type { Queryable } from '../db/database.ts';
import { received } from './reviewable-store.ts';

/**
 * Whether a report counts towards hiding a review. Accounts are made in a minute, so it takes one that has received
 * something; and no store hides what is said of its own shoes.
 */
export async function hasWeight(tx: Queryable, reviewId: number, reporterId: number): Promise<boolean> {
  const bought = await received(tx, reporterId).select('order_items.id').limit(1).executeTakeFirst();
  if (!bought) return false;
  const own = await tx
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select('reviews.id')
    .where('reviews.id', '=', reviewId)
    .where('stores.seller_id', '=', reporterId)
    .executeTakeFirst();
  return own === undefined;
}
