import type { ReviewCreate, ReviewUpdate } from '#domain/reviews/review-form.ts';
import type { Queryable } from '../db/database.ts';
import type { StoredPicture } from '../files/images.ts';

type NewReview = { data: ReviewCreate; userId: number; orderItemId: number; now: Date };

/** Inserts a review; null when the item has one. */
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

/** The author's figures as they are now; a review keeps them. */
const bodyOf = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    .select([
      'height as author_height',
      'weight as author_weight',
      'foot_size as author_foot_size',
      'foot_width as author_foot_width',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Row lock on a visible review, taken before it or its counters change. */
export const lockReview = (tx: Queryable, id: number) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'user_id', 'order_item_id', 'report_count', 'helpful_count'])
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes the given fields only. */
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

/** Adds pictures behind `lastOrder`. */
export async function addPictures(
  tx: Queryable,
  reviewId: number,
  pictures: readonly StoredPicture[],
  lastOrder: number,
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ objectName, width, height }, index) => ({
    review_id: reviewId,
    url: objectName,
    sort_order: lastOrder + 1 + index,
    width,
    height,
  }));
  await tx.insertInto('review_images').values(rows).execute();
}

/** Removes the named pictures of this review, or all of them; ids of other reviews are ignored. */
export const takePictures = (tx: Queryable, reviewId: number, ids: readonly number[] | 'all') =>
  tx
    .deleteFrom('review_images')
    .where('review_id', '=', reviewId)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' || ids.length === 0 ? [0] : ids))
    .returning(['id', 'url'])
    .execute();

/** How many pictures a review has, and the highest place among them. */
export async function picturesOf(tx: Queryable, reviewId: number) {
  const row = await tx
    .selectFrom('review_images')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sort_order').as('last')])
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), last: row.last ?? -1 };
}
