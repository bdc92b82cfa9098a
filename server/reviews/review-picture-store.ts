import type { Queryable } from '../db/database.ts';
import type { StoredPicture } from '../files/images.ts';

/** Inserts pictures after position `lastOrder`. */
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

/** Deletes the given pictures of this review, or all; ids of other reviews are ignored. */
export const takePictures = (tx: Queryable, reviewId: number, ids: readonly number[] | 'all') =>
  tx
    .deleteFrom('review_images')
    .where('review_id', '=', reviewId)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' || ids.length === 0 ? [0] : ids))
    .returning(['id', 'url'])
    .execute();

/** Returns the number of pictures of a review and the highest position. */
export async function picturesOf(tx: Queryable, reviewId: number) {
  const row = await tx
    .selectFrom('review_images')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sort_order').as('last')])
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), last: row.last ?? -1 };
}
