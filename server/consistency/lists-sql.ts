import { type RawBuilder, sql } from 'kysely';
import type { Check } from './check.ts';

/**
 * Tolerance for concurrent writes whose ids are not in order of time, at most a statement timeout.
 */
const SLACK = sql.lit('1 minute');

/** SQL: rows whose id is larger than that of a later row; `by` partitions them by list. */
const outOfOrder = (table: string, at: string, by: RawBuilder<unknown> | null) => () =>
  sql`select id from (select id, ${sql.ref(at)} as at, max(${sql.ref(at)}) over (
      ${by ? sql`partition by ${by}` : sql``} order by id rows between unbounded preceding and 1 preceding) as latest
      from ${sql.table(table)}) as listed
    where at < latest - ${SLACK}::interval`;

/** Checks that lists sorted by id are in order of time. */
export const LISTS: readonly Check[] = [
  {
    name: 'order of feeds',
    says: 'Feeds have their ids in the order in which they were posted: lists show the newest first.',
    of: 'feed',
    rows: outOfOrder('feeds', 'created_at', null),
  },
  {
    name: 'order of comments',
    says: 'Comments below a feed have their ids in the order in which they were written.',
    of: 'comment',
    rows: outOfOrder('feed_comments', 'created_at', sql`feed_id`),
  },
  {
    name: 'order of reviews',
    says: 'Reviews of a product have their ids in the order in which they were written.',
    of: 'review',
    rows: outOfOrder('reviews', 'created_at', sql`product_id`),
  },
  {
    name: 'order of points',
    says: 'Lines of a ledger have their ids in the order in which they were written.',
    of: 'line of the ledger',
    rows: outOfOrder('point_ledger', 'created_at', sql`user_id`),
  },
  {
    name: 'order of coupons',
    says: 'Coupons of a member have their ids in the order in which they were given.',
    of: 'coupon',
    rows: outOfOrder('coupons', 'issued_at', sql`user_id`),
  },
];
