import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { seenBy } from '../kit/reported-sql.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';

const mine = (db: Queryable, userId: number) =>
  db
    .selectFrom('feed_comments')
    .innerJoin('feeds', 'feeds.id', 'feed_comments.feed_id')
    .where('feed_comments.user_id', '=', userId)
    .where('feed_comments.hidden_at', 'is', null)
    .where('feeds.deleted_at', 'is', null)
    .where('feeds.hidden_at', 'is', null)
    .where(seenBy(userId, 'feeds'));

/**
 * Finds a page of a member's comments on visible feeds, newest first, with feed, author and
 * picture.
 */
export const findMyComments = (db: Queryable, userId: number, { page, size }: PageQuery) =>
  mine(db, userId)
    .innerJoin('users', 'users.id', 'feeds.user_id')
    .select([
      ...columns([
        'feed_comments.id',
        'feed_comments.content',
        'feed_comments.created_at',
        'feeds.id as feed_id',
        'feeds.user_id as author_id',
        'feeds.title',
        'feeds.feed_type',
      ]),
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
    .orderBy('feed_comments.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

/** Counts a member's comments on visible feeds. */
export async function countMyComments(db: Queryable, userId: number): Promise<number> {
  const { count } = await mine(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
