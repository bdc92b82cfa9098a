import { sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { countFor, seenBy } from '../kit/reported-sql.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';

const withAuthor = (db: Queryable) =>
  db
    .selectFrom('feed_comments')
    .innerJoin('users', 'users.id', 'feed_comments.user_id')
    .select([
      'feed_comments.id',
      'feed_comments.content',
      'feed_comments.user_id',
      'feed_comments.created_at',
      'feed_comments.updated_at',
      ...SHOWN_MEMBER,
    ]);

/** Comments of a feed that a reader sees: 0 for a visitor. */
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

export const findComment = (db: Queryable, id: number) =>
  withAuthor(db).where('feed_comments.id', '=', id).executeTakeFirstOrThrow();

/** The feed of a comment that is seen, and its author. */
export const findPlace = (db: Queryable, id: number) =>
  db
    .selectFrom('feed_comments')
    .select(['feed_id', 'user_id', 'created_at'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();

/** Comments of a live feed that a reader sees; null when there is no such feed. */
export async function countComments(db: Queryable, feedId: number, viewerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('feeds')
    .select(countFor(viewerId, 'comment_count').as('comment_count'))
    .where('id', '=', feedId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(seenBy(viewerId, 'feeds'))
    .executeTakeFirst();
  return row?.comment_count ?? null;
}

type NewComment = { feedId: number; userId: number; content: string; now: Date };

/** Inserts a comment and answers its id. */
export async function insertComment(tx: Queryable, comment: NewComment): Promise<number> {
  const { id } = await tx
    .insertInto('feed_comments')
    .values({
      feed_id: comment.feedId,
      user_id: comment.userId,
      content: comment.content,
      created_at: comment.now,
      updated_at: comment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes one's own comment; false when it is gone already. */
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

export const shiftCommentCount = (tx: Queryable, feedId: number, by: 1 | -1) =>
  tx
    .updateTable('feeds')
    .set({ comment_count: sql<number>`comment_count + ${by}::int` })
    .where('id', '=', feedId)
    .execute();

/** Row lock on a feed, deleted or not: a comment can be taken back from a deleted feed too. */
export const lockAnyFeed = (tx: Queryable, id: number) =>
  tx.selectFrom('feeds').select('id').where('id', '=', id).forNoKeyUpdate().execute();
