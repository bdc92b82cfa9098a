import { sql } from 'kysely';
import { REVIEW_SCALES } from '#domain/reviews/review-scales.ts';
import { BADGES } from '#domain/rewards/badge.ts';
import type { Check } from './check.ts';

const { sizeFit, cushion, stability } = REVIEW_SCALES;
/** Phrases in reviews with the column and the values that they imply. */
const RATING_WORDS: readonly (readonly [words: string, column: string, votes: readonly string[]])[] = [
  ['크게 나왔|헐떡', 'size_fit', sizeFit.slice(3)],
  ['작게 나왔|5mm 크게|꼭 껴', 'size_fit', sizeFit.slice(0, 2)],
  ['사이즈로 딱 맞|조이는 곳이 없', 'size_fit', sizeFit.slice(2, 3)],
  ['쿠션은 보통', 'cushion', cushion.slice(2, 3)],
  ['푹신|폭신|쿠션이 꺼지지', 'cushion', cushion.slice(3)],
  ['바닥이 얇은', 'cushion', cushion.slice(0, 2)],
  ['안정적|잡아 줘|미끄러지지 않|미끄럽지 않|밀리지 않', 'stability', stability.slice(3)],
];
const spoken = sql.join(
  RATING_WORDS.map(
    ([words, column, votes]) =>
      sql`((r.title || ' ' || r.content) ~ ${words} and ${sql.ref(column)} <> all(${votes}::text[]))`,
  ),
  sql` or `,
);

const names = sql.join(Object.entries(BADGES).map(([type, { name }]) => sql`(${type}, ${name})`));

/** SQL condition: a seeded picture shows a worn shoe, or is a placeholder for one. */
const IS_WORN = sql`starts_with(p.url, 'images/feeds/')`;

/** Additional checks of the seeded demonstration, which real members may violate. */
export const SEED_CHECKS: readonly Check[] = [
  {
    name: 'shown entries',
    says: 'An entry shows a pair as it is worn, which was delivered before it was posted.',
    of: 'feed',
    rows: () => sql`select f.id from event_entries x join feeds f on f.id = x.feed_id
      join order_items i on i.id = f.order_item_id
      where i.delivered_at is null or f.created_at < i.delivered_at
        or not exists (select from feed_images p where p.feed_id = f.id and ${IS_WORN})`,
  },
  {
    name: 'settlement Mondays',
    says: 'A statement is closed on the Monday after its week, and those of a store are paid on days of their own.',
    of: 'settlement',
    rows: () => sql`select id from settlements where (closed_at at time zone 'Asia/Seoul')::date <> period_end + 1
      union select min(id) from settlements where paid_on is not null group by store_id, paid_on having count(*) > 1`,
  },
  {
    name: 'remembered visits',
    says: 'Who has ordered or posted anything at all has a last visit.',
    of: 'member',
    rows: () => sql`select u.id from users u where u.status = 'ACTIVE'
      and (exists (select from orders where user_id = u.id) or exists (select from feeds where user_id = u.id))
      and not exists (select from sessions where user_id = u.id)`,
  },
  {
    name: 'first visits',
    says: 'Who has a visit had a first one, no later than that.',
    of: 'member',
    rows: () => sql`select u.id from users u where exists (select from sessions s where s.user_id = u.id
      and (u.first_in_at is null or s.created_at < u.first_in_at))`,
  },
  {
    name: 'rating words',
    says: 'What a review says of size, cushion and stability is what its author has voted.',
    of: 'review',
    rows: () => sql`select r.id from reviews r where ${spoken}`,
  },
  {
    name: 'repeated reviews',
    says: 'No review of a product says what another one of it says.',
    of: 'review',
    rows: () => sql`select max(id) as id from reviews group by product_id, content having count(*) > 1
      union select max(id) from reviews group by product_id, title having count(*) > 1`,
  },
  {
    name: 'repeated pictures',
    says: 'No picture stands twice below the reviews of a product.',
    of: 'review',
    rows: () => sql`select max(r.id) as id from review_images p join reviews r on r.id = p.review_id
      group by r.product_id, p.url having count(*) > 1`,
  },
  {
    name: 'badge notifications',
    says: 'A notification of a badge is of one that its recipient has, by the name of that badge.',
    of: 'notification',
    rows: () => sql`select n.id from notices n where n.ref_type = 'BADGE' and not exists (select from user_badges b
      join (values ${names}) as badge (type, name) on badge.type = b.badge_type
      where b.id = n.ref_id and b.user_id = n.user_id and starts_with(n.message, badge.name || ' '))`,
  },
  {
    name: 'device notifications',
    says: 'A notification of new devices is of a day on which its recipient has logged in.',
    of: 'notification',
    rows: () => sql`select n.id from notices n where n.type = 'NEW_DEVICE'
      and not exists (select from sessions s where s.user_id = n.user_id
        and to_char(s.created_at at time zone 'Asia/Seoul', 'YYYYMMDD')::bigint = n.ref_id)`,
  },
  {
    name: 'password notifications',
    says: 'A notification of a changed password stands in the trail at the same time.',
    of: 'notification',
    rows: () => sql`select n.id from notices n where n.type = 'PASSWORD_CHANGED'
      and not exists (select from audit_entries e where e.action = 'PASSWORD_CHANGED' and e.target_type = 'MEMBER'
        and e.target_id = n.user_id and e.at = n.created_at)`,
  },
];
