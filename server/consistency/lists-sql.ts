import { type RawBuilder, sql } from 'kysely';
import type { Check } from './check.ts';

/** Two writes may get their ids the other way round than their times: never by more than a statement may take. */
const SLACK = sql.lit('1 minute');

/** Rows whose id says that they are newer than one that was made later; `by` are those that one list shows. */
const outOfOrder = (table: string, at: string, by: RawBuilder<unknown> | null) => () =>
  sql`select id from (select id, ${sql.ref(at)} as at, max(${sql.ref(at)}) over (
      ${by ? sql`partition by ${by}` : sql``} order by id rows between unbounded preceding and 1 preceding) as latest
      from ${sql.table(table)}) as listed
    where at < latest - ${SLACK}::interval`;

/** Lists that are shown by id have the newest first. */
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
