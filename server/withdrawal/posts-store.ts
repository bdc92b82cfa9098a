import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** Locks the events in which the member has an entry or a vote, which votes hold in share mode. */
export const lockEventsOf = (tx: Queryable, userId: number) =>
  sql`
    select id from events
    where id in (select event_id from event_entries where user_id = ${userId})
      or id in (select event_id from feed_votes where user_id = ${userId})
    order by id for share`.execute(tx);

/** Finds the member's feeds that participate in events. */
export async function entriesOf(tx: Queryable, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('event_entries')
    .select('feed_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'PARTICIPATING')
    .execute();
  return rows.flatMap(({ feed_id }) => (feed_id === null ? [] : [feed_id]));
}

/**
 * Locks all feeds that a withdrawal changes, in order of id: own ones, commented and voted ones.
 */
export const lockFeedsOf = (tx: Queryable, userId: number) =>
  sql`
    select id from feeds
    where user_id = ${userId}
      or id in (select feed_id from feed_comments where user_id = ${userId})
      or id in (select feed_id from feed_votes where user_id = ${userId})
    order by id for no key update`.execute(tx);

/** Finds the feeds that the member has voted for in running events. */
export async function runningVotes(tx: Queryable, userId: number, today: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('feed_votes as v')
    .innerJoin('events as e', 'e.id', 'v.event_id')
    .innerJoin('feeds as f', 'f.id', 'v.feed_id')
    .select('v.feed_id')
    .where('v.user_id', '=', userId)
    .where('e.start_date', '<=', today)
    .where('e.end_date', '>=', today)
    .where('e.state', '=', 'PUBLISHED')
    .where('e.frozen_at', 'is', null)
    .where('f.deleted_at', 'is', null)
    .where('f.hidden_at', 'is', null)
    .orderBy('v.feed_id')
    .execute();
  return rows.map(({ feed_id }) => feed_id);
}

/**
 * Deletes feeds, comments, reviews, questions and answers of a member with their texts; returns their
 * pictures.
 */
export async function removePosts(tx: Queryable, userId: number, now: Date): Promise<string[]> {
  await tx
    .updateTable('feeds')
    .set({ deleted_at: now, vote_count: 0 })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  await tx.updateTable('feeds').set({ title: '', content: '' }).where('user_id', '=', userId).execute();
  await sql`
    update feeds f set comment_count = f.comment_count - mine.count
    from (select feed_id, count(*)::int as count from feed_comments
      where user_id = ${userId} and hidden_at is null group by feed_id) mine
    where f.id = mine.feed_id`.execute(tx);
  await tx.deleteFrom('feed_comments').where('user_id', '=', userId).execute();
  await sql`
    update reviews set status = 'DELETED', deleted_at = coalesce(deleted_at, ${now}), title = '', content = ''
    where user_id = ${userId}`.execute(tx);
  await eraseQuestions(tx, userId, sql`true`, now);
  await sql`
    update buyer_answers set status = 'DELETED', deleted_at = coalesce(deleted_at, ${now}), content = ''
    where user_id = ${userId}`.execute(tx);
  const { rows } = await sql<{ url: string }>`
    with f as (delete from feed_images where feed_id in (select id from feeds where user_id = ${userId}) returning url),
      r as (delete from review_images where review_id in (select id from reviews where user_id = ${userId}) returning url)
    select url from f union all select url from r`.execute(tx);
  await sql`
    delete from feed_hashtags where feed_id in (select id from feeds where user_id = ${userId})`.execute(tx);
  await sql`
    delete from feed_products where feed_id in (select id from feeds where user_id = ${userId})`.execute(tx);
  return rows.map(({ url }) => url);
}

/**
 * Deletes a member's questions on a condition, with their texts, pictures (whose files the sweep deletes)
 * and the answers to them.
 */
async function eraseQuestions(
  tx: Queryable,
  userId: number,
  condition: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  await sql`delete from question_answers where question_id in (
    select id from questions where user_id = ${userId} and ${condition})`.execute(tx);
  await sql`update buyer_answers set status = 'DELETED', deleted_at = coalesce(deleted_at, ${now}), content = ''
    where question_id in (select id from questions where user_id = ${userId} and ${condition})`.execute(tx);
  await sql`update questions set status = 'DELETED', deleted_at = coalesce(deleted_at, ${now}), content = '',
    picture_url = null where user_id = ${userId} and ${condition}`.execute(tx);
}

/** Erases personal data in posts that are kept; secret questions, which nobody else read, are deleted. */
export async function blankPosts(tx: Queryable, userId: number, now: Date): Promise<void> {
  await eraseQuestions(tx, userId, sql`is_secret`, now);
  await tx.updateTable('feeds').set({ instagram_id: null }).where('user_id', '=', userId).execute();
  for (const table of ['event_entries', 'feed_votes', 'event_freed_votes'] as const)
    await sql`update ${sql.table(table)} set address_tag = null, device_tag = null
      where user_id = ${userId}`.execute(tx);
  await tx
    .updateTable('reviews')
    .set({ author_height: null, author_weight: null, author_foot_size: null, author_foot_width: null })
    .where('user_id', '=', userId)
    .execute();
}
