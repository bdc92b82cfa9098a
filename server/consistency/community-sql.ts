import { sql } from 'kysely';
import type { Check } from './check.ts';

/** Checks of feeds, likes and comments. */
export const COMMUNITY: readonly Check[] = [
  {
    name: 'feed likes',
    says: 'The like count of a feed is the number of its likes.',
    of: 'feed',
    rows: () => sql`select f.id from feeds f
      left join (select feed_id, count(*) as likes from feed_likes group by 1) l on l.feed_id = f.id
      where f.like_count <> coalesce(l.likes, 0)`,
  },
  {
    name: 'feed comments',
    says: 'The comment count of a feed is the number of its comments that are not hidden.',
    of: 'feed',
    rows: () => sql`select f.id from feeds f
      left join (select feed_id, count(*) as comments from feed_comments where hidden_at is null group by 1) c
        on c.feed_id = f.id
      where f.comment_count <> coalesce(c.comments, 0)`,
  },
  {
    name: 'feed purchases',
    says: 'A feed shows a line that its author has ordered, and is not older than the order.',
    of: 'feed',
    rows: () => sql`select f.id from feeds f
      join order_items i on i.id = f.order_item_id join orders o on o.id = i.order_id
      where o.user_id <> f.user_id or f.created_at < o.ordered_at`,
  },
  {
    name: 'reactions after feeds',
    says: 'Nothing is liked or commented on before it is posted.',
    of: 'feed',
    rows: () => sql`select f.id from feeds f
      where exists (select from feed_likes l where l.feed_id = f.id and l.created_at < f.created_at)
        or exists (select from feed_comments c where c.feed_id = f.id and c.created_at < f.created_at)`,
  },
];
