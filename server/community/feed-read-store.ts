import { type RawBuilder, sql } from 'kysely';
import type { FeedSort } from '#domain/community/feed.ts';
import { countedTo } from '#domain/kit/counted.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';
import { containing } from '../db/statements/like-pattern.ts';
import { pageOfIds } from '../db/statements/page-of-ids.ts';
import { seenBy } from '../kit/reported-sql.ts';
import { type FeedFilter, feedCondition } from './feed-filter-sql.ts';
import { type FeedRow, selectFeeds } from './feed-rows-sql.ts';

/** What a sort orders by, and no column more: an index has it all. */
const SORTS: Record<FeedSort, { columns: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  latest: { columns: sql`feeds.id`, order: sql`id desc` },
  popular: { columns: sql`feeds.id, feeds.like_count`, order: sql`like_count desc, id desc` },
};

/** Ids of one page of live feeds, and how many pass the filter; what words find is counted to the next thousand. */
export function findFeedIds(db: Queryable, filter: FeedFilter, slice: PageQuery & { sort: FeedSort }) {
  const hasWords = filter.q || filter.productName || filter.eventTitle;
  const found = foundFeeds(filter, slice.sort, hasWords ? countedTo(slice) : MAX_LISTED);
  return pageOfIds(db, found, SORTS[slice.sort].order, slice);
}

/** The first `most` feeds that pass a filter. */
export function foundFeeds(filter: FeedFilter, sort: FeedSort, most = MAX_LISTED): RawBuilder<unknown> {
  const { columns, order } = SORTS[sort];
  const first = (from: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`) =>
    sql`(select ${columns} from ${from} where ${feedCondition(filter)} and ${where}
      order by ${order} limit ${sql.lit(most)})`;
  if (!filter.q) return first(sql`feeds`);
  return sql`select * from (${withWords(filter.q, first)}) as either order by ${order} limit ${sql.lit(most)}`;
}

/**
 * Feeds with the words in title, content or a tag. Pairs of letters (migration 0010) find the candidates of a rare
 * word by an index, which also serves Korean words of two letters; a common word is soon found among
 * the newest feeds. The planner chooses between the two for each half. Tags have only one condition by pattern: the
 * planner would take two for independent, and expect too few tags. One letter has no pair: asking for none of them would
 * compute the pairs of every tag that is met on the way.
 */
function withWords(
  q: string,
  first: (from: RawBuilder<unknown>, where: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const hasPairs = [...q].length > 1;
  const withPairs = (column: RawBuilder<unknown>) =>
    hasPairs ? sql`${column} @> letter_pairs(lower(${q})) and` : sql``;
  const pattern = sql`lower(${containing(q)})`;
  const inTexts = first(
    sql`feeds join feed_texts on feed_id = feeds.id`,
    sql`${withPairs(sql`pairs`)} body like ${pattern}`,
  );
  const inTags = first(
    sql`feeds`,
    sql`feeds.id in (select feed_id from feed_hashtags
      where ${withPairs(sql`letter_pairs(lower(tag))`)} strpos(lower(tag), lower(${q})) > 0)`,
  );
  return sql`${inTexts} union ${inTags}`;
}

/** Who looks, 0 for a visitor, and when. */
type Looking = { viewerId: number; now: Date };

/** What feeds show, in the order of their ids. */
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

/** What one live feed shows to who has nothing against it or its author; a hidden one only to the author. */
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

/** Whether the rules of the shop have taken it from view. */
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

/** How many live feeds pass a filter. */
export async function countFeeds(db: Queryable, filter: FeedFilter): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(feedCondition(filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many live feeds of each type a member has. */
export const countTypes = (db: Queryable, userId: number) =>
  db
    .selectFrom('feeds')
    .select((eb) => ['feed_type', eb.fn.countAll<number>().as('count')])
    .where(feedCondition({ authorId: userId }))
    .groupBy('feed_type')
    .execute();
