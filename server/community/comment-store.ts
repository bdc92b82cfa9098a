import { sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { countFor, seenBy } from '../kit/reported-sql.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';

const withAuthor = (db: Queryable) =>
  db
    .selectFrom('feed_comments')
    .innerJoin('users', 'users.id', 'feed_comments.user_id')
    .select([
      ...columns([
        'feed_comments.id',
        'feed_comments.content',
        'feed_comments.user_id',
        'feed_comments.created_at',
        'feed_comments.updated_at',
      ]),
      ...SHOWN_MEMBER,
    ]);

/** Finds a page of the comments of a feed visible to the viewer; 0 is anonymous. */
export const findComments = (db: Queryable, feedId: number, viewerId: number, { page, size }: PageQuery) =>
  withAuthor(db)
    .where('feed_comments.feed_id', '=', feedId)
    .where('feed_comments.hidden_at', 'is', null)
    .where(seenBy(viewerId, 'feed_comments'))
    .orderBy('feed_comments.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** Finds feed and author of a visible comment. */
export const findPlace = (db: Queryable, id: number) =>
  db
    .selectFrom('feed_comments')
    .select(columns(['feed_id', 'user_id', 'created_at']))
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();

/** Counts the comments of a feed visible to the viewer; null if the feed is not visible. */
export async function countComments(db: Queryable, feedId: number, viewerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('feeds')
    .select(countFor(viewerId, 'comment_count').as('commentCount'))
    .where('id', '=', feedId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(seenBy(viewerId, 'feeds'))
    .executeTakeFirst();
  return row?.commentCount ?? null;
}

type NewComment = { feedId: number; userId: number; content: string; now: Date };

/**
 * Inserts a comment, increments the feed's counter and returns the comment, in one statement. The
 * caller holds the lock on the feed.
 */
export const insertComment = (
  tx: Queryable,
  { feedId, userId, content, now }: NewComment,
): Promise<CommentRow> =>
  tx
    .with('made', (cte) =>
      cte
        .insertInto('feed_comments')
        .values({ feed_id: feedId, user_id: userId, content, created_at: now, updated_at: now })
        .returning(['id', 'content', 'user_id', 'created_at', 'updated_at']),
    )
    .with('counted', () => shiftedCount(tx, feedId, 1))
    .selectFrom('made')
    .innerJoin('users', 'users.id', 'made.user_id')
    .select([
      ...columns(['made.id', 'made.content', 'made.user_id', 'made.created_at', 'made.updated_at']),
      ...SHOWN_MEMBER,
    ])
    .executeTakeFirstOrThrow();

/** Deletes an own comment; returns false if it does not exist. */
export async function removeComment(tx: Queryable, id: number, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('feed_comments')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Returns whether a member has a visible comment on a feed. */
export async function hasCommented(tx: Queryable, feedId: number, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('feed_comments')
    .select('id')
    .where('feed_id', '=', feedId)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

const shiftedCount = (tx: Queryable, feedId: number, by: 1 | -1) =>
  tx
    .updateTable('feeds')
    .set({ comment_count: sql<number>`comment_count + ${by}::int` })
    .where('id', '=', feedId);

/** Changes the comment count of a feed by one. */
export const shiftCommentCount = (tx: Queryable, feedId: number, by: 1 | -1) =>
  shiftedCount(tx, feedId, by).execute();

/** Locks a feed, deleted or not, as comments on deleted feeds can be deleted too. */
export const lockAnyFeed = (tx: Queryable, id: number) =>
  tx.selectFrom('feeds').select('id').where('id', '=', id).forNoKeyUpdate().execute();
