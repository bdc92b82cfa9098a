import type { FeedCreate, FeedUpdate } from '#domain/community/feed-form.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { countFor, notApart } from '../kit/reported-sql.ts';

type NewFeed = FeedCreate & { userId: number; now: Date };

/** Inserts a feed; returns null if it would be the member's second entry in an event. */
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

/**
 * Locks a visible feed before its counters or rows change; `guestId` is the member who acts on it.
 */
export const lockFeed = (tx: Queryable, id: number, guestId = 0) =>
  tx
    .selectFrom('feeds')
    .select(columns(['id', 'user_id', 'event_id', 'feed_type', 'order_item_id', 'vote_count']))
    .select(countFor(guestId, 'like_count').as('likeCount'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(notApart(guestId, 'feeds.user_id'))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Updates the given fields. */
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

/** Marks a feed as deleted, without votes. */
export const markDeleted = (tx: Queryable, id: number, now: Date) =>
  tx.updateTable('feeds').set({ deleted_at: now, vote_count: 0 }).where('id', '=', id).execute();

/** Returns the author of a visible feed; null if there is none. */
export async function authorOf(db: Queryable, id: number): Promise<number | null> {
  const feed = await db
    .selectFrom('feeds')
    .select(columns(['user_id']))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return feed?.userId ?? null;
}

/** Returns whether a visible feed shows this order line. */
export async function isShown(tx: Queryable, orderItemId: number): Promise<boolean> {
  const feed = await tx
    .selectFrom('feeds')
    .select('id')
    .where('order_item_id', '=', orderItemId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return feed !== undefined;
}
