import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { FeedSearch } from '#domain/community/feed-list.ts';
import { nameContains } from '../catalogue/search/name-search-sql.ts';
import type { Database } from '../db/database.ts';
import { contains } from '../db/statements/like-pattern.ts';
import { seenBy } from '../kit/reported-sql.ts';

/** Filter of a feed list; days are in Asia/Seoul. */
export type FeedFilter = Partial<Omit<FeedSearch, 'page' | 'size' | 'sort'>> & {
  /** Reader for visibility: see `seenBy`. */
  viewerId?: number | undefined;
  /** Only feeds of active members whom this member follows. */
  followerId?: number | undefined;
};
type Builder = ExpressionBuilder<Database, 'feeds'>;

/** SQL condition on `feeds` alone; texts are matched by `findFeedIds`. */
export function feedCondition(filter: FeedFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'feeds'>();
  return eb.and([
    eb('feeds.deleted_at', 'is', null),
    eb('feeds.hidden_at', 'is', null),
    ...(filter.viewerId ? [seenBy(filter.viewerId, 'feeds')] : []),
    // Feeds of blocked members are not listed.
    eb(
      'feeds.user_id',
      'not in',
      eb.selectFrom('users').select('users.id').where('users.status', '=', 'BLOCKED'),
    ),
    ...equalities(eb, filter),
    ...days(eb, filter),
    ...names(eb, filter),
  ]);
}

function equalities(
  eb: Builder,
  { authorId, followerId, feedType, eventId, productId, storeId, hashtags = [] }: FeedFilter,
) {
  return [
    ...(authorId ? [eb('feeds.user_id', '=', authorId)] : []),
    ...(followerId ? [byFollowed(followerId)] : []),
    ...(feedType ? [eb('feeds.feed_type', '=', feedType)] : []),
    ...(eventId ? [eb('feeds.event_id', '=', eventId)] : []),
    ...(storeId ? [eb('feeds.store_id', '=', storeId)] : []),
    ...(productId ? [eb('feeds.product_id', '=', productId)] : []),
    ...(hashtags.length > 0
      ? [
          eb(
            'feeds.id',
            'in',
            eb.selectFrom('feed_hashtags').select('feed_hashtags.feed_id').where('tag', 'in', hashtags),
          ),
        ]
      : []),
  ];
}

/**
 * SQL condition: feeds of followed members, as an array that is evaluated once, so that the index
 * of authors is used.
 */
const byFollowed = (followerId: number) =>
  sql<SqlBool>`feeds.user_id = any(array(select followed_id from follows
    join users on users.id = followed_id and users.status = 'ACTIVE' where follows.user_id = ${followerId}))`;

/** SQL conditions of a period of days in Asia/Seoul, both inclusive. */
function days(eb: Builder, { startDate, endDate }: FeedFilter) {
  const after = (day: string, plus: number) =>
    sql<Date>`((${day}::date + ${plus}::int)::timestamp at time zone 'Asia/Seoul')`;
  return [
    ...(startDate ? [eb('feeds.created_at', '>=', after(startDate, 0))] : []),
    ...(endDate ? [eb('feeds.created_at', '<', after(endDate, 1))] : []),
  ];
}

function names(eb: Builder, { productName, eventTitle }: FeedFilter) {
  return [
    ...(productName
      ? [
          eb(
            'feeds.product_id',
            'in',
            eb.selectFrom('products').select('products.id').where(nameContains(productName)),
          ),
        ]
      : []),
    ...(eventTitle
      ? [
          eb(
            'feeds.event_id',
            'in',
            eb.selectFrom('events').select('events.id').where(contains(sql`events.title`, eventTitle)),
          ),
        ]
      : []),
  ];
}
