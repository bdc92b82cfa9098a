import { sql } from 'kysely';
import { HIDE_DAYS } from '#domain/policies/moderation.ts';
import type { Queryable } from '../../db/database.ts';

const DAY_MS = 86_400_000;

/** Returns whether hidden posts can still be restored. */
export const isUndoable = (at: Date, now: Date): boolean =>
  now.getTime() - at.getTime() <= HIDE_DAYS * DAY_MS;

/** Finds the current hiding of a member's posts. */
export const findLiveHide = (db: Queryable, userId: number) =>
  db
    .selectFrom('post_hides')
    .select(['id', 'at'])
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();

/** Locks all feeds concerned: the member's own, and those with comments of the member. */
export const lockFeedsWith = (tx: Queryable, userId: number) =>
  sql`
    select id from feeds
    where user_id = ${userId} or id in (select feed_id from feed_comments where user_id = ${userId})
    order by id for no key update`.execute(tx);

/** Inserts a hiding of posts and returns its id. */
export async function insertHide(
  tx: Queryable,
  { userId, actorId }: { userId: number; actorId: number },
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('post_hides')
    .values({ user_id: userId, actor_id: actorId, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Number of changed posts, and the feeds of the comments among them. */
type Moved = { count: string; feeds: number[] };

/** Hides the visible posts of a member, records them and returns their number. */
export async function hidePosts(tx: Queryable, hideId: number, userId: number, at: Date): Promise<number> {
  const { rows } = await sql<Moved>`
    with f as (update feeds set hidden_at = ${at}
        where user_id = ${userId} and deleted_at is null and hidden_at is null returning id),
      c as (update feed_comments set hidden_at = ${at}
        where user_id = ${userId} and hidden_at is null returning id, feed_id),
      r as (update reviews set status = 'HIDDEN'
        where user_id = ${userId} and status = 'ACTIVE' returning id),
      q as (update questions set status = 'HIDDEN'
        where user_id = ${userId} and status = 'ACTIVE' returning id),
      b as (update buyer_answers set status = 'HIDDEN'
        where user_id = ${userId} and status = 'ACTIVE' returning id),
      noted as (insert into hidden_posts (hide_id, kind, post_id)
        select ${hideId}::bigint, 'FEED', id from f union all select ${hideId}::bigint, 'COMMENT', id from c
        union all select ${hideId}::bigint, 'REVIEW', id from r
        union all select ${hideId}::bigint, 'QUESTION', id from q
        union all select ${hideId}::bigint, 'BUYER_ANSWER', id from b returning 1)
    select (select count(*) from noted) as count, array(select feed_id from c) as feeds`.execute(tx);
  return recount(tx, rows[0], -1);
}

/** Restores exactly these posts, except those deleted or decided about since. */
export async function showPosts(tx: Queryable, hideId: number): Promise<number> {
  const { rows } = await sql<Moved>`
    with h as (select kind, post_id from hidden_posts p where hide_id = ${hideId} and not exists (
        select from report_cases c
        where c.target_type = p.kind and c.target_id = p.post_id and c.hidden_at is not null)),
      f as (update feeds set hidden_at = null
        where id in (select post_id from h where kind = 'FEED') and hidden_at is not null returning 1),
      c as (update feed_comments set hidden_at = null
        where id in (select post_id from h where kind = 'COMMENT') and hidden_at is not null returning feed_id),
      r as (update reviews set status = 'ACTIVE'
        where id in (select post_id from h where kind = 'REVIEW') and status = 'HIDDEN' returning 1),
      q as (update questions set status = 'ACTIVE'
        where id in (select post_id from h where kind = 'QUESTION') and status = 'HIDDEN' returning 1),
      b as (update buyer_answers set status = 'ACTIVE'
        where id in (select post_id from h where kind = 'BUYER_ANSWER') and status = 'HIDDEN' returning 1)
    select (select count(*) from f) + (select count(*) from c) + (select count(*) from r)
        + (select count(*) from q) + (select count(*) from b) as count,
      array(select feed_id from c) as feeds`.execute(tx);
  return recount(tx, rows[0], 1);
}

/** Updates the comment counters of feeds. */
async function recount(tx: Queryable, moved: Moved | undefined, by: 1 | -1): Promise<number> {
  if (!moved) return 0;
  await sql`
    update feeds set comment_count = comment_count + ${by}::int * of_feed.count
    from (select id, count(*)::int as count from unnest(${moved.feeds}::bigint[]) as id group by id) of_feed
    where feeds.id = of_feed.id`.execute(tx);
  return Number(moved.count);
}

/** Records when and by which admin a hiding of a member's posts was undone. */
export const endHide = (tx: Queryable, hideId: number, undoneBy: number, at: Date) =>
  tx.updateTable('post_hides').set({ undone_at: at, undone_by: undoneBy }).where('id', '=', hideId).execute();
