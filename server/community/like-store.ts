import { sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { countFor, notApart, seenBy } from '../kit/reported-sql.ts';
import { SHOWN_MEMBER, unlessAnonymized } from '../kit/shown-member-sql.ts';

/** Deletes a like; returns whether there was one. */
export async function removeLike(tx: Queryable, feedId: number, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('feed_likes')
    .where('feed_id', '=', feedId)
    .where('user_id', '=', userId)
    .returning(columns(['feed_id']))
    .executeTakeFirst();
  return gone !== undefined;
}

/** Inserts a like; returns false if it exists. */
export async function addLike(tx: Queryable, feedId: number, userId: number, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('feed_likes')
    .values({ feed_id: feedId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns(['feed_id']))
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes the like counter of a feed; returns it as visible to the liker. */
export async function shiftLikeCount(
  tx: Queryable,
  feedId: number,
  by: 1 | -1,
  likerId: number,
): Promise<number> {
  const { likeCount } = await tx
    .updateTable('feeds')
    .set({ like_count: sql<number>`like_count + ${by}::int` })
    .where('id', '=', feedId)
    .returning(countFor(likerId, 'like_count').as('likeCount'))
    .executeTakeFirstOrThrow();
  return likeCount;
}

/**
 * Finds a page of the members who like a feed and are visible to the viewer, newest first; 0 is
 * anonymous.
 */
export const findLikers = (db: Queryable, feedId: number, viewerId: number, { page, size }: PageQuery) =>
  db
    .selectFrom('feed_likes')
    .innerJoin('users', 'users.id', 'feed_likes.user_id')
    .select([
      ...columns(['users.id', 'feed_likes.created_at']),
      ...SHOWN_MEMBER,
      unlessAnonymized<number>('users.activity_points').as('activityPoints'),
    ])
    .where('feed_likes.feed_id', '=', feedId)
    .where(notApart(viewerId, 'feed_likes.user_id'))
    .orderBy('feed_likes.created_at', 'desc')
    .orderBy('feed_likes.user_id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

/** Counts the likes of a feed visible to the viewer; null if the feed is not visible. */
export async function countLikes(db: Queryable, feedId: number, viewerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('feeds')
    .select(countFor(viewerId, 'like_count').as('likeCount'))
    .where('id', '=', feedId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(seenBy(viewerId, 'feeds'))
    .executeTakeFirst();
  return row?.likeCount ?? null;
}

const myLikes = (db: Queryable, userId: number) =>
  db
    .selectFrom('feed_likes')
    .innerJoin('feeds', 'feeds.id', 'feed_likes.feed_id')
    .where('feed_likes.user_id', '=', userId)
    .where('feeds.deleted_at', 'is', null)
    .where('feeds.hidden_at', 'is', null)
    .where(seenBy(userId, 'feeds'));

/**
 * Finds a page of the feeds that a member likes, latest like first, each with its first picture.
 */
export const findLikedFeeds = (db: Queryable, userId: number, { page, size }: PageQuery) =>
  myLikes(db, userId)
    .innerJoin('users', 'users.id', 'feeds.user_id')
    .select([
      ...columns([
        'feeds.id',
        'feeds.title',
        'feeds.content',
        'feeds.feed_type',
        'feed_likes.created_at as liked_at',
      ]),
      countFor(userId, 'like_count').as('likeCount'),
      countFor(userId, 'comment_count').as('commentCount'),
      ...SHOWN_MEMBER,
    ])
    .select((eb) =>
      eb
        .selectFrom('feed_images')
        .select('feed_images.url')
        .whereRef('feed_images.feed_id', '=', 'feeds.id')
        .orderBy('feed_images.sort_order')
        .limit(1)
        .as('imageUrl'),
    )
    .orderBy('feed_likes.created_at', 'desc')
    .orderBy('feed_likes.feed_id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

/** Counts the visible feeds that a member likes. */
export async function countLikedFeeds(db: Queryable, userId: number): Promise<number> {
  const { count } = await myLikes(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

// Most feed ids that a browser gets to mark its cards.
const MAX_IDS = 5_000;

/** Finds the ids of liked feeds, latest first. */
export async function findLikedIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await myLikes(db, userId)
    .select('feeds.id')
    .orderBy('feed_likes.created_at', 'desc')
    .orderBy('feed_likes.feed_id', 'desc')
    .limit(MAX_IDS)
    .execute();
  return rows.map(({ id }) => id);
}
