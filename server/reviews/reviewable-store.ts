import { sql } from 'kysely';
import { isPastEnd, listedOf, type PageQuery } from '#domain/kit/page.ts';
import { REVIEW_POINTS } from '#domain/policies/points.ts';
import type { ReviewableItem } from '#domain/reviews/review.ts';
import { optionPicture } from '../catalogue/products/option-picture-sql.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { REVIEW_REASON } from '../rewards/reclaim-line-rewards.ts';

/** Query of received order lines, the only ones that can be reviewed. */
const received = (db: Queryable, userId: number) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .where('orders.user_id', '=', userId)
    .where('order_items.status', '=', 'DELIVERED')
    .where('products.deleted_at', 'is', null);

/** Query of those without a review; pairs that a claim split off were reviewed with their line. */
const waiting = (db: Queryable, userId: number, productId: number | undefined) =>
  received(db, userId)
    .where('order_items.split_from', 'is', null)
    .$if(productId !== undefined, (items) => items.where('order_items.product_id', '=', productId ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.order_item_id', '=', 'order_items.id')
            .where('reviews.status', '<>', 'DELETED'),
        ),
      ),
    );

/** Finds received lines without a review, newest first. */
export async function findReviewable(
  db: Queryable,
  userId: number,
  { page, size, productId }: PageQuery & { productId?: number | undefined },
) {
  const counted = await waiting(db, userId, productId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const totalElements = listedOf(Number(counted.count));
  const pages = { totalElements, totalPages: Math.ceil(totalElements / size), number: page };
  if (isPastEnd({ page, size }, totalElements)) return { items: [], ...pages };
  const rows = await waiting(db, userId, productId)
    .innerJoin('product_options', 'product_options.id', 'order_items.option_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select([
      ...columns([
        'order_items.id',
        'products.id as product_id',
        'products.name',
        'stores.name as store_name',
        'product_options.size',
        'product_options.color',
        'orders.ordered_at',
      ]),
      optionPicture('products', 'product_options').as('imageUrl'),
      sql<boolean>`exists (select 1 from point_ledger as paid
        where paid.user_id = orders.user_id and paid.reason = ${REVIEW_REASON}
          and paid.ref_type = 'ORDER_ITEM' and paid.ref_id = order_items.id)`.as('isPaid'),
    ])
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('order_items.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const items = rows.map(
    (row): ReviewableItem => ({
      orderItemId: row.id,
      productId: row.productId,
      productName: row.name,
      productImageUrl: row.imageUrl,
      storeName: row.storeName,
      optionSize: row.size,
      optionColor: row.color,
      orderedAt: row.orderedAt.toISOString(),
      points: row.isPaid ? 0 : REVIEW_POINTS,
    }),
  );
  return { items, ...pages };
}

type Wanted = { productId: number; orderItemId?: number | null | undefined };

/** Finds the newest received line of a product without a review, or the given one. */
export const findItemToReview = (db: Queryable, userId: number, wanted: Wanted) =>
  waiting(db, userId, wanted.productId)
    .$if(wanted.orderItemId != null, (items) => items.where('order_items.id', '=', wanted.orderItemId ?? 0))
    .select('order_items.id')
    .orderBy('orders.ordered_at', 'desc')
    .orderBy('order_items.id', 'desc')
    .executeTakeFirst();

/** SQL: the member has received a product and has not returned it. */
export const ownsProduct = (db: Queryable, userId: number, productId: number) =>
  sql<boolean>`exists (${received(db, userId)
    .where('order_items.product_id', '=', productId)
    .select('order_items.id')})`;

/** Returns whether the member has received the product, or the given line of it. */
export async function hasReceived(db: Queryable, userId: number, wanted: Wanted): Promise<boolean> {
  const row = await received(db, userId)
    .where('order_items.product_id', '=', wanted.productId)
    .$if(wanted.orderItemId != null, (items) => items.where('order_items.id', '=', wanted.orderItemId ?? 0))
    .select('order_items.id')
    .executeTakeFirst();
  return row !== undefined;
}
