import type { ReviewCreate, ReviewUpdate } from '#domain/reviews/review-form.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

type NewReview = { data: ReviewCreate; userId: number; orderItemId: number; now: Date };

/** Inserts a review; returns null if the order line has one. */
export async function insertReview(tx: Queryable, review: NewReview): Promise<number | null> {
  const { data, userId, orderItemId, now } = review;
  const row = await tx
    .insertInto('reviews')
    .values({
      user_id: userId,
      product_id: data.productId,
      order_item_id: orderItemId,
      rating: data.rating,
      size_fit: data.sizeFit,
      cushion: data.cushion,
      stability: data.stability,
      title: data.title,
      content: data.content,
      ...(data.showBody ? await bodyOf(tx, userId) : NO_BODY),
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const NO_BODY = {
  author_height: null,
  author_weight: null,
  author_foot_size: null,
  author_foot_width: null,
} as const;

/** Query of the author's current measurements, which are stored with the review. */
const bodyOf = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    // They go into a row, so that they keep the names of its columns.
    .select([
      'height as author_height',
      'weight as author_weight',
      'foot_size as author_foot_size',
      'foot_width as author_foot_width',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Locks a visible review before it or its counters change. */
export const lockReview = (tx: Queryable, id: number) =>
  tx
    .selectFrom('reviews')
    .select(columns(['id', 'user_id', 'product_id', 'order_item_id', 'helpful_count']))
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Updates the given fields. */
export async function patchReview(
  tx: Queryable,
  id: number,
  change: Partial<Omit<ReviewUpdate, 'deleteImageIds'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({
      updated_at: now,
      ...(change.title ? { title: change.title } : {}),
      ...(change.content ? { content: change.content } : {}),
      ...(change.rating ? { rating: change.rating } : {}),
      ...(change.sizeFit ? { size_fit: change.sizeFit } : {}),
      ...(change.cushion ? { cushion: change.cushion } : {}),
      ...(change.stability ? { stability: change.stability } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Marks a review as deleted. */
export const markDeleted = (tx: Queryable, id: number, now: Date) =>
  tx.updateTable('reviews').set({ status: 'DELETED', deleted_at: now }).where('id', '=', id).execute();

/** Returns the author of a visible review; null if there is none. */
export async function authorOf(db: Queryable, id: number): Promise<number | null> {
  const review = await db
    .selectFrom('reviews')
    .select(columns(['user_id']))
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return review?.userId ?? null;
}

/** Counts a member's reviews that are not deleted. */
export async function countWritten(tx: Queryable, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns whether a product exists. */
export async function isSold(db: Queryable, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
