import type { FeedCreate, FeedUpdate } from '#domain/community/feed-form.ts';
import type { Queryable } from '../db/database.ts';
import type { StoredPicture } from '../files/images.ts';

type NewFeed = FeedCreate & { userId: number; now: Date };

/** Inserts a feed; null when it would be the member's second entry in an event. */
export async function insertFeed(db: Queryable, feed: NewFeed): Promise<number | null> {
  const row = await db
    .insertInto('feeds')
    .values({
      user_id: feed.userId,
      order_item_id: feed.orderItemId,
      event_id: feed.eventId ?? null,
      feed_type: feed.eventId ? 'EVENT' : 'DAILY',
      title: feed.title,
      content: feed.content,
      instagram_id: feed.instagramId ?? null,
      created_at: feed.now,
      updated_at: feed.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Row lock on a live feed, taken before its counters or rows change. */
export const lockFeed = (tx: Queryable, id: number) =>
  tx
    .selectFrom('feeds')
    .select(['id', 'user_id', 'event_id', 'feed_type', 'order_item_id', 'like_count', 'vote_count'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes the given fields only. */
export async function patchFeed(tx: Queryable, id: number, change: FeedUpdate, now: Date): Promise<void> {
  await tx
    .updateTable('feeds')
    .set({
      updated_at: now,
      ...(change.title == null ? {} : { title: change.title }),
      ...(change.content == null ? {} : { content: change.content }),
      ...(change.instagramId === undefined ? {} : { instagram_id: change.instagramId }),
    })
    .where('id', '=', id)
    .execute();
}

/** Replaces the tags; null keeps them. */
export async function replaceTags(tx: Queryable, feedId: number, tags: string[] | null | undefined) {
  if (!tags) return;
  await tx.deleteFrom('feed_hashtags').where('feed_id', '=', feedId).execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('feed_hashtags')
    .values(tags.map((tag) => ({ feed_id: feedId, tag })))
    .execute();
}

/** Adds pictures behind `lastOrder`. */
export async function addPictures(
  tx: Queryable,
  feedId: number,
  pictures: readonly StoredPicture[],
  lastOrder: number,
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ objectName, width, height }, index) => ({
    feed_id: feedId,
    url: objectName,
    sort_order: lastOrder + 1 + index,
    width,
    height,
  }));
  await tx.insertInto('feed_images').values(rows).execute();
}

/** Removes pictures of this feed and answers their object names; ids of other feeds are ignored. */
export async function takePictures(
  tx: Queryable,
  feedId: number,
  ids: readonly number[] | 'all',
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom('feed_images')
    .where('feed_id', '=', feedId)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' ? [] : ids))
    .returning('url')
    .execute();
  return rows.map(({ url }) => url);
}

/** The pictures of a feed in their order. */
export const pictureRows = (tx: Queryable, feedId: number) =>
  tx
    .selectFrom('feed_images')
    .select(['id', 'url'])
    .where('feed_id', '=', feedId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

/** Puts the pictures of a feed where their id or object name stands; the others come after them as they were. */
export async function placePictures(
  tx: Queryable,
  feedId: number,
  places: readonly (number | string | undefined)[],
): Promise<void> {
  const placeOf = ({ id, url }: { id: number; url: string }) => {
    const place = places.findIndex((one) => one === id || one === url);
    return place === -1 ? places.length : place;
  };
  const rows = await pictureRows(tx, feedId);
  const ordered = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const [sort_order, { id }] of ordered.entries())
    await tx.updateTable('feed_images').set({ sort_order }).where('id', '=', id).execute();
}

/** How many pictures a feed has, and the highest place among them. */
export async function picturesOf(tx: Queryable, feedId: number) {
  const row = await tx
    .selectFrom('feed_images')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sort_order').as('last')])
    .where('feed_id', '=', feedId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), last: row.last ?? -1 };
}
