import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { FeedSearch } from '#domain/feed-list.ts';
import type { Database } from '../../db/database.ts';

export type FeedFilter = Partial<Omit<FeedSearch, 'page' | 'size' | 'sort'>>;
type Builder = ExpressionBuilder<Database, 'feeds'>;

/** `contains` pattern in which the member's own `%`, `_` and `\` mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One condition on `feeds` alone, so that the page and its count share it. */
export function feedCondition(filter: FeedFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'feeds'>();
  return eb.and([
    eb('feeds.deleted_at', 'is', null),
    // Nobody scrolls through what a member posted who was shut out for it.
    eb(
      'feeds.user_id',
      'not in',
      eb.selectFrom('users').select('users.id').where('users.status', '=', 'BLOCKED'),
    ),
    ...equalities(eb, filter),
    ...days(eb, filter),
    ...texts(eb, filter),
  ]);
}

function equalities(eb: Builder, { authorId, feedType, eventId, productId, hashtags = [] }: FeedFilter) {
  return [
    ...(authorId ? [eb('feeds.user_id', '=', authorId)] : []),
    ...(feedType ? [eb('feeds.feed_type', '=', feedType)] : []),
    ...(eventId ? [eb('feeds.event_id', '=', eventId)] : []),
    ...(productId
      ? [
          eb(
            'feeds.order_item_id',
            'in',
            eb.selectFrom('order_items').select('order_items.id').where('product_id', '=', productId),
          ),
        ]
      : []),
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

/** Whole days in Seoul, the last one included. */
function days(eb: Builder, { startDate, endDate }: FeedFilter) {
  const after = (day: string, plus: number) =>
    sql<Date>`((${day}::date + ${plus}::int)::timestamp at time zone 'Asia/Seoul')`;
  return [
    ...(startDate ? [eb('feeds.created_at', '>=', after(startDate, 0))] : []),
    ...(endDate ? [eb('feeds.created_at', '<', after(endDate, 1))] : []),
  ];
}

function texts(eb: Builder, { q, productName, eventTitle }: FeedFilter) {
  return [
    ...(q ? [anyText(eb, q)] : []),
    ...(productName
      ? [
          eb(
            'feeds.order_item_id',
            'in',
            eb
              .selectFrom('order_items')
              .innerJoin('products', 'products.id', 'order_items.product_id')
              .select('order_items.id')
              .where('products.name', 'ilike', containing(productName)),
          ),
        ]
      : []),
    ...(eventTitle
      ? [
          eb(
            'feeds.event_id',
            'in',
            eb
              .selectFrom('events')
              .select('events.id')
              .where('events.title', 'ilike', containing(eventTitle)),
          ),
        ]
      : []),
  ];
}

/**
 * Feeds with the words in title, content or a tag. Pairs of letters (migration 0010) find the candidates
 * by an index, which also serves Korean words of two letters; then the texts themselves decide.
 */
function anyText(eb: Builder, q: string) {
  const pairs = sql`letter_pairs(lower(${q}))`;
  const pattern = sql`lower(${containing(q)})`;
  return sql<boolean>`${eb.ref('feeds.id')} in (
    select feed_id from feed_texts where pairs @> ${pairs} and body like ${pattern}
    union all
    select feed_id from feed_hashtags
    where letter_pairs(lower(tag)) @> ${pairs} and lower(tag) like ${pattern})`;
}
