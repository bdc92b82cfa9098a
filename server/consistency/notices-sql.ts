import { sql } from 'kysely';
import type { Check } from './check.ts';

/** SQL: the id in a notification's path. */
const ID = sql`(regexp_match(n.path, '\\d+'))[1]::bigint`;
/** SQL condition: the store belongs to the recipient. */
const OWN_STORE = sql`s.seller_id = n.user_id`;

/** SQL condition: the recipient takes part in the inquiry `q`, as member, seller or administrator. */
const IN_INQUIRY = sql`(q.user_id = n.user_id
  or exists (select from stores s where s.id = q.store_id and ${OWN_STORE})
  or exists (select from users u where u.id = n.user_id and u.role = 'admin'))`;

/**
 * SQL: whether a notification's path leads to an existing item of the recipient; null for a list
 * page.
 */
const LEADS = sql`case
  when n.path ~ '^/my-orders/\\d' then exists (select from orders where id = ${ID} and user_id = n.user_id)
  when n.path ~ '^/feed/\\d' then exists (select from feeds where id = ${ID} and user_id = n.user_id)
  when n.path ~ '^/events/\\d' then exists (select from events where id = ${ID} and state <> 'DRAFT')
  when n.path ~ '^/products/\\d' then exists (select from products where id = ${ID})
  when n.path ~ '^/users/\\d' then exists (select from users where id = ${ID} and id = n.user_id)
  when n.path ~ '^/reviews/write\\?productId=\\d' then exists (select from order_items i
    join orders o on o.id = i.order_id where o.user_id = n.user_id and i.product_id = ${ID})
  when n.path ~ '^/order-manage\\?open=\\d' then exists (select from order_items i
    join stores s on s.id = i.store_id where i.order_id = ${ID} and ${OWN_STORE})
  when n.path ~ '^/claim-manage\\?open=\\d' then exists (select from claims c
    join stores s on s.id = c.store_id where c.id = ${ID} and ${OWN_STORE})
  when n.path ~ '^/product-manage\\?open=\\d' then exists (select from products p
    join stores s on s.id = p.store_id where p.id = ${ID} and ${OWN_STORE})
  when n.path ~ '^/settlements\\?open=\\d' then exists (select from settlements x
    join stores s on s.id = x.store_id where x.id = ${ID} and ${OWN_STORE})
  when n.path ~ '^/mypage/inquiries/\\d' then exists (select from inquiries where id = ${ID} and user_id = n.user_id)
  when n.path ~ '^/inquiry-manage\\?.*open=\\d' then exists (select from inquiries q
    join stores s on s.id = q.store_id where q.id = ${ID} and ${OWN_STORE})
  when n.path ~ '^/admin/inquiries\\?.*open=\\d' then exists (select from inquiries where id = ${ID})
  when n.path ~ '^/report-manage\\?open=\\d' then exists (select from report_cases where id = ${ID})
end`;

/**
 * SQL: owner of the item of a notification; null if it is missing, the recipient if it may be
 * deleted.
 */
const OWNER = sql`case n.ref_type
  when 'ORDER' then (select user_id from orders where id = n.ref_id)
  when 'ORDER_LINE' then (select n.user_id from order_items i join orders o on o.id = i.order_id
    join stores s on s.id = i.store_id where i.id = n.ref_id and (o.user_id = n.user_id or ${OWN_STORE}))
  when 'PRODUCT' then (select n.user_id from products where id = n.ref_id)
  when 'EVENT' then (select n.user_id from events where id = n.ref_id)
  when 'CLAIM' then (select user_id from claims where id = n.ref_id)
  when 'REFUND' then (select o.user_id from refunds r join orders o on o.id = r.order_id where r.id = n.ref_id)
  when 'FEED' then (select user_id from feeds where id = n.ref_id)
  when 'REVIEW' then (select user_id from reviews where id = n.ref_id)
  when 'QUESTION' then (select user_id from questions where id = n.ref_id)
  when 'BUYER_ANSWER' then (select q.user_id from buyer_answers b join questions q on q.id = b.question_id where b.id = n.ref_id)
  when 'QUESTION_ASKED' then (select s.seller_id from questions q join stores s on s.id = q.store_id where q.id = n.ref_id)
  when 'INQUIRY_MESSAGE' then (select n.user_id from inquiry_messages m join inquiries q on q.id = m.inquiry_id
    where m.id = n.ref_id and ${IN_INQUIRY})
  when 'INQUIRY' then (select n.user_id from inquiries q where q.id = n.ref_id and ${IN_INQUIRY})
  when 'COUPON' then (select user_id from coupons where id = n.ref_id)
  when 'FEED_REWARD' then (select user_id from feed_reward_events where id = n.ref_id)
  when 'POINT_GRANT' then (select user_id from point_grants where id = n.ref_id)
  when 'EVENT_WINNER' then (select user_id from event_winners where id = n.ref_id)
  when 'SANCTION' then (select user_id from sanctions where id = n.ref_id)
  when 'APPEAL' then (select author_id from appeals where id = n.ref_id)
  when 'SETTLEMENT' then (select s.seller_id from settlements x join stores s on s.id = x.store_id where x.id = n.ref_id)
  when 'MEMBER' then n.ref_id
  else n.user_id
end`;

/** Consistency checks: notifications have a cause, a valid link and the right recipient. */
export const NOTICES: readonly Check[] = [
  {
    name: 'notification links',
    says: 'A notification leads to something that exists and that its recipient may open.',
    of: 'notification',
    rows: () => sql`select n.id from notices n where not coalesce(${LEADS}, true)`,
  },
  {
    name: 'notification causes',
    says: 'What a notification tells of has happened, to its recipient.',
    of: 'notification',
    rows: () => sql`select n.id from notices n where ${OWNER} is distinct from n.user_id`,
  },
  {
    name: 'expiring points',
    says: 'Of points that are said to expire on a day some were earned that do.',
    of: 'notification',
    rows: () => sql`select n.id from notices n where n.type = 'POINTS_EXPIRING'
      and not exists (select from point_ledger l where l.user_id = n.user_id and l.type = 'EARN'
        and to_char(l.expires_at at time zone 'Asia/Seoul', 'YYYYMMDD')::bigint = n.ref_id)`,
  },
  {
    name: 'notified of deeds',
    says: 'Who is named as having liked, commented or followed has done so.',
    of: 'notification',
    rows: () => sql`select distinct n.id from notices n join notice_actors a on a.notice_id = n.id
      where not case n.type
        when 'FEED_LIKE' then exists (select from feed_likes l where l.feed_id = n.ref_id and l.user_id = a.actor_id)
        when 'FEED_COMMENT'
          then exists (select from feed_comments c where c.feed_id = n.ref_id and c.user_id = a.actor_id)
        when 'FOLLOWED'
          then exists (select from follows f where f.followed_id = n.user_id and f.user_id = a.actor_id)
        else true end`,
  },
];
