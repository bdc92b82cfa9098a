import { type RawBuilder, sql } from 'kysely';
import type { FeedSort } from '#domain/community/feed.ts';
import { countedTo } from '#domain/kit/capped-count.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { containing } from '../db/statements/like-pattern.ts';
import { pageOfIds } from '../db/statements/page-of-ids.ts';
import { seenBy } from '../kit/reported-sql.ts';
import { type FeedFilter, feedCondition } from './feed-filter-sql.ts';
import { type FeedRow, selectFeeds } from './feed-rows-sql.ts';

/** SQL order of each sort, limited to columns of an index. */
const SORTS: Record<FeedSort, { columns: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  latest: { columns: sql`feeds.id`, order: sql`id desc` },
  popular: { columns: sql`feeds.id, feeds.like_count`, order: sql`like_count desc, id desc` },
};

/** Finds a page of feed ids and their total; text searches are counted to the next thousand. */
export function findFeedIds(db: Queryable, filter: FeedFilter, slice: PageQuery & { sort: FeedSort }) {
  const hasWords = filter.q || filter.productName || filter.eventTitle;
  const found = foundFeeds(filter, slice.sort, hasWords ? countedTo(slice) : MAX_LISTED);
  return pageOfIds(db, found, SORTS[slice.sort].order, slice);
}

/** SQL: the first `most` feeds that pass a filter. */
export function foundFeeds(filter: FeedFilter, sort: FeedSort, most = MAX_LISTED): RawBuilder<unknown> {
  const { columns, order } = SORTS[sort];
  const first = (from: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`) =>
    sql`(select ${columns} from ${from} where ${feedCondition(filter)} and ${where}
      order by ${order} limit ${sql.lit(most)})`;
  if (!filter.q) return first(sql`feeds`);
  return sql`select * from (${withWords(filter.q, first)}) as either order by ${order} limit ${sql.lit(most)}`;
}

/**
 * SQL: feeds with the words in title, content or a tag. Bigrams (migration 0010) find rare words by
 * an index, including Korean words of two syllables, and single letters (0101) a rare letter; a
 * common word is found quickly among the newest feeds. The planner chooses for each half. Tags have
 * a single pattern condition, as the planner would treat two as independent and underestimate the
 * rows.
 */
function withWords(
  q: string,
  first: (from: RawBuilder<unknown>, where: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const pattern = sql`lower(${containing(q)})`;
  const has = ([...q].length > 1 ? hasPairs : hasLetter)(sql`lower(${q})`);
  const inTexts = first(
    sql`feeds join feed_texts on feed_id = feeds.id`,
    sql`${has.text} and body like ${pattern}`,
  );
  const inTags = first(
    sql`feeds`,
    sql`feeds.id in (select feed_id from feed_hashtags
      where ${has.tag} and strpos(lower(tag), lower(${q})) > 0)`,
  );
  return sql`${inTexts} union ${inTags}`;
}

/** SQL conditions: a text and a tag have all bigrams of the words. */
const hasPairs = (words: RawBuilder<unknown>) => ({
  text: sql`pairs @> letter_pairs(${words})`,
  tag: sql`letter_pairs(lower(tag)) @> letter_pairs(${words})`,
});

/** SQL conditions: a text and a tag have the letter. */
const hasLetter = (letter: RawBuilder<unknown>) => ({
  text: sql`text_letters(body) @> text_letters(${letter})`,
  tag: sql`text_letters(lower(tag)) @> text_letters(${letter})`,
});

/** Viewer (0 is anonymous) and time of a read. */
type Looking = { viewerId: number; now: Date };

/** Finds the display data of feeds, in order of the ids. */
export async function findRows(
  db: Queryable,
  ids: readonly number[],
  { viewerId, now }: Looking,
): Promise<FeedRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectFeeds(db, viewerId, now)
    .where('feeds.id', 'in', [...ids])
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Finds the display data of a feed visible to the viewer; a hidden one only for its author. */
export const findRow = (
  db: Queryable,
  id: number,
  { viewerId, now }: Looking,
): Promise<FeedRow | undefined> =>
  selectFeeds(db, viewerId, now)
    .where('feeds.id', '=', id)
    .where('feeds.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('feeds.hidden_at', 'is', null), eb('feeds.user_id', '=', viewerId)]))
    .where(seenBy(viewerId, 'feeds'))
    .executeTakeFirst();

/** Returns whether a feed was hidden by moderation. */
export async function isHiddenFeed(db: Queryable, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('feeds')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the feeds that pass a filter. */
export async function countFeeds(db: Queryable, filter: FeedFilter): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(feedCondition(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the feeds of a member by type. */
export const countTypes = (db: Queryable, userId: number) =>
  db
    .selectFrom('feeds')
    .select((eb) => [...columns(['feed_type']), eb.fn.countAll<number>().as('count')])
    .where(feedCondition({ authorId: userId }))
    .groupBy('feed_type')
    .execute();
