// Size: one row for each check; the list is the file.
/** A day before the first one of the shop. */
const LONG_AGO = `'2019-01-01'::timestamptz`;
const first = (table: string, where = 'true') => `(select min(id) from ${table} where ${where})`;
const shift = (table: string, column: string, where = 'true') =>
  `update ${table} set ${column} = ${column} + 1 where id = ${first(table, where)}`;
/** SQL of an order that does not belong to the recipient of a notification. */
const ANOTHERS = '(select min(id) from orders o where o.user_id <> notices.user_id)';

/** By name of a check: statements that each break one row of a consistent shop. */
export const BREAKS: Readonly<Record<string, readonly string[]>> = {
  'order sums': [
    shift('orders', 'final_price'),
    shift('orders', 'goods_total'),
    shift('order_items', 'base_price'),
  ],
  'discount shares': [
    shift('orders', 'coupon_discount'),
    shift('orders', 'follower_discount'),
    shift('order_items', 'point_share'),
    shift('order_items', 'level_share'),
  ],
  'order states': [
    `update order_items set status = 'SHIPPED' where id = ${first('order_items', "status = 'DELIVERED'")}`,
    `update orders set status = 'PENDING' where id = ${first('orders')}`,
  ],
  'order payments': [
    shift('payments', 'amount'),
    `update payments set status = 'READY' where id = ${first('payments')}`,
    `delete from payments where id = ${first('payments')}`,
  ],
  'parcel times': [
    `update order_items set delivered_at = ${LONG_AGO} where id = ${first('order_items', 'delivered_at is not null')}`,
    `update order_items set confirmed_at = ${LONG_AGO} where id = ${first('order_items', 'confirmed_at is not null')}`,
  ],
  'order histories': [
    `update order_history set event = 'RETURNED' where id = ${first('order_history', "event = 'SHIPPED'")}`,
    `delete from order_history where id = ${first('order_history', "event = 'DELIVERED'")}`,
    `delete from order_history where order_id = ${first('orders')}`,
  ],
  'history times': [
    `update order_history set created_at = ${LONG_AGO} where id = ${first('order_history', "event = 'SHIPPED'")}`,
  ],
  'refund sums': [
    `update refunds set amount = amount + 1000000 where id = ${first('refunds')}`,
    shift('refunds', 'points'),
  ],
  'cash receipts': [
    `insert into cash_receipts (order_id, kind, number_tail, state, receipt_key, approval_no, asked_at, issued_at)
      select id, 'PERSON', '6789', 'ISSUED', 'r', '1', now(), now() from orders where final_price > 0 limit 1`,
  ],
  'refunded lines': [`delete from refunds where id = ${first('refunds')}`],
  'returned pairs': [
    `update claims set type = 'RETURN', status = 'COMPLETED' where id = ${first('claims', "status = 'REQUESTED'")}`,
  ],
  'claim times': [
    `update claims set created_at = ${LONG_AGO} where id = ${first('claims')}`,
    `update claims set user_id = user_id + 1 where id = ${first('claims')}`,
  ],
  'campaign counts': [shift('coupon_campaigns', 'issued_count', 'issued_count < issue_limit')],
  'used coupons': [
    `update coupons set used_at = null where id = ${first('coupons', 'order_id is not null')}`,
    `update coupons set user_id = 1 where id = ${first('coupons', 'order_id is not null')}`,
    `update orders set coupon_id = null where coupon_id is not null`,
  ],
  stock: [
    shift('product_options', 'stock'),
    `update stock_moves set after = after + 1 where id = ${first('stock_moves')}`,
  ],
  'settlement weeks': [
    `update settlements set period_start = period_start - 1 where id = ${first('settlements')}`,
    `update settlements set closed_at = period_end where id = ${first('settlements')}`,
    `update settlements set paid_on = period_end where id = ${first('settlements', "state = 'PAID'")}`,
  ],
  'settlement sums': [
    shift('settlements', 'lines'),
    `update settlements set fee = fee + 1, payable = payable - 1 where id = ${first('settlements')}`,
  ],
  'settled lines': [
    `update settlement_lines set at = at + interval '1 minute' where settlement_id = ${first('settlements')}`,
    `update settlements set store_id = store_id + 1 where id = ${first('settlements')}`,
  ],
  'point balances': [shift('point_ledger', 'balance_after'), shift('point_ledger', 'points')],
  'point causes': [
    `update point_ledger set ref_id = 0 where id = ${first('point_ledger', "ref_type = 'ORDER_ITEM'")}`,
    `update point_ledger set ref_type = 'NOTHING' where id = ${first('point_ledger', "ref_type = 'GRANT'")}`,
    `update point_ledger set ref_id = (select id from feed_reward_events e where e.user_id <> point_ledger.user_id limit 1)
      where id = ${first('point_ledger', "ref_type = 'FEED_REWARD'")}`,
  ],
  'used points': [
    `update point_ledger set points = points - 1 where id = ${first('point_ledger', "reason = 'ORDER_USE'")}`,
    `delete from point_ledger where id = ${first('point_ledger', "reason = 'ORDER_USE'")}`,
  ],
  'activity points': [shift('users', 'activity_points')],
  'known badges': [`update user_badges set badge_type = 'NOBODY_KNOWS' where id = ${first('user_badges')}`],
  'earned badges': ['PURCHASE_100', 'AMOUNT_5M', 'LOYAL_CUSTOMER'].map(
    (type) => `update user_badges set badge_type = '${type}' where id = ${first('user_badges')}`,
  ),
  'feed likes': [shift('feeds', 'like_count')],
  'feed comments': [shift('feeds', 'comment_count')],
  'feed purchases': [
    `update feeds set created_at = ${LONG_AGO} where id = ${first('feeds')}`,
    `update feeds set user_id = 3 where id = ${first('feeds')}`,
  ],
  'reactions after feeds': [
    `update feed_comments set created_at = ${LONG_AGO} where id = ${first('feed_comments')}`,
    `update feed_likes set created_at = ${LONG_AGO} where feed_id = (select min(feed_id) from feed_likes)`,
  ],
  'product ratings': [
    'update product_ratings set star_sum = star_sum + 1 where product_id = 1',
    'update product_ratings set review_count = review_count + 1 where product_id = 1',
    'delete from product_ratings where product_id = 1',
  ],
  'helpful reviews': [shift('reviews', 'helpful_count')],
  'review purchases': [
    `update reviews set created_at = ${LONG_AGO} where id = ${first('reviews')}`,
    `update reviews set product_id = product_id + 1 where id = ${first('reviews')}`,
    `update reviews set user_id = user_id + 1 where id = ${first('reviews')}`,
  ],
  'merged brands': [`insert into merged_brands select max(id), min(id), now() from brands`],
  'names of brands': [
    `update brands set name = 'x' where id = ${first('brands')}`,
    `delete from brand_names where name = (select max(english_name) from brands)`,
  ],
  'answered questions': [
    `update questions set answered_at = null where id = ${first('questions', 'answered_at is not null')}`,
    `delete from question_answers where question_id = (select min(question_id) from question_answers)`,
  ],
  'answers of buyers': [
    `update buyer_answers set created_at = ${LONG_AGO} where id = ${first('buyer_answers')}`,
    `update buyer_answers set user_id = (select user_id from questions where id = question_id) where id = ${first('buyer_answers')}`,
    `update questions set is_secret = true where id = (select min(question_id) from buyer_answers)`,
  ],
  'inquiry lines': [
    `update inquiries set user_id = user_id + 1 where id = ${first('inquiries', 'order_item_id is not null')}`,
    `update inquiries set store_id = (select max(id) from stores where id <> store_id)
      where id = ${first('inquiries', 'order_item_id is not null')}`,
  ],
  'inquiry claims': [
    `update claims set user_id = (select min(id) from users where id <> claims.user_id)
      where id = (select min(claim_id) from inquiries)`,
  ],
  'inquiry pictures': [
    `insert into inquiry_pictures (inquiry_id, message_id, url, sort_order)
      select (select max(id) from inquiries), min(id), 'images/inquiries/broken.webp', 0 from inquiry_messages`,
  ],
  'inquiry states': [
    `update inquiry_messages set author = 'STORE' where id = (select max(m.id) from inquiry_messages m
      join inquiries q on q.id = m.inquiry_id where q.state = 'WAITING')`,
    `delete from inquiry_messages where inquiry_id = ${first('inquiries')}`,
  ],
  'entries in time': [
    `update event_entries set created_at = ${LONG_AGO} where feed_id = (select min(feed_id) from event_entries)`,
  ],
  'votes in time': [
    `update feed_votes set created_at = created_at + interval '90 days' where feed_id = (select min(feed_id) from feed_votes)`,
  ],
  'feed votes': [
    shift('feeds', 'vote_count'),
    `update feeds set deleted_at = now() where id = ${first('feeds', 'vote_count > 0')}`,
  ],
  'votes for entries': [
    `update feed_votes set feed_id = ${first('feeds', 'event_id is null')} where feed_id = (select min(feed_id) from feed_votes)`,
  ],
  'entry feeds': [
    `update feeds set event_id = null where id = (select min(feed_id) from event_entries)`,
    `update event_entries set user_id = 3 where feed_id = (select min(feed_id) from event_entries)`,
  ],
  'entry purchases': [
    `update payments set paid_at = ${LONG_AGO} where order_id = (select i.order_id from order_items i
      join feeds f on f.order_item_id = i.id join event_entries e on e.feed_id = f.id order by f.id limit 1)`,
    `update order_items set status = 'RETURNED' where id = (select f.order_item_id from feeds f
      join event_entries e on e.feed_id = f.id order by f.id limit 1)`,
  ],
  'result votes': [
    `update event_results set flagged_votes = total_votes + 1`,
    `update event_results set total_votes = 0 where state = 'PAID'`,
  ],
  'notification links': [
    `update notices set path = '/my-orders/0' where id = ${first('notices', "ref_type = 'ORDER'")}`,
    `update notices set path = '/my-orders/' || ${ANOTHERS} where id = ${first('notices', "ref_type = 'ORDER'")}`,
    ...['feed/', 'events/', 'products/', 'users/', 'reviews/write?productId=', 'order-manage?open='].map(
      (path) => `update notices set path = '/${path}0' where id = ${first('notices')}`,
    ),
    ...['claim-manage', 'product-manage', 'settlements', 'report-manage'].map(
      (page) => `update notices set path = '/${page}?open=0' where id = ${first('notices')}`,
    ),
  ],
  'notification causes': [
    `update notices set ref_id = ${ANOTHERS} where id = ${first('notices', "ref_type = 'ORDER'")}`,
    ...[
      'ORDER',
      'ORDER_LINE',
      'PRODUCT',
      'EVENT',
      'CLAIM',
      'REFUND',
      'FEED',
      'REVIEW',
      'COUPON',
      'FEED_REWARD',
      'POINT_GRANT',
    ].map((type) => `update notices set ref_type = '${type}', ref_id = 0 where id = ${first('notices')}`),
    ...['EVENT_WINNER', 'SANCTION', 'APPEAL', 'SETTLEMENT', 'MEMBER'].map(
      (type) => `update notices set ref_type = '${type}', ref_id = 0 where id = ${first('notices')}`,
    ),
  ],
  'expiring points': [
    `update notices set type = 'POINTS_EXPIRING', ref_type = 'DAY', ref_id = 20190101 where id = ${first('notices')}`,
  ],
  'notified of deeds': [
    `delete from feed_likes where (feed_id, user_id) = (select n.ref_id, a.actor_id from notices n
      join notice_actors a on a.notice_id = n.id where n.type = 'FEED_LIKE' order by n.id limit 1)`,
    `delete from feed_comments where feed_id in (select ref_id from notices where type = 'FEED_COMMENT')`,
    `delete from follows where followed_id in (select user_id from notices where type = 'FOLLOWED')`,
  ],
  'last visits': [
    'delete from sessions where user_id = (select user_id from orders order by ordered_at desc limit 1)',
    `update sessions set last_used_at = ${LONG_AGO}`,
  ],
  'order of feeds': [
    `update feeds set created_at = created_at + interval '1 year' where id = ${first('feeds')}`,
  ],
  'order of comments': [
    `update feed_comments set created_at = created_at + interval '1 year' where id = (select min(id)
      from feed_comments group by feed_id having count(*) > 1 limit 1)`,
  ],
  'order of reviews': [
    `update reviews set created_at = created_at + interval '1 year' where id = ${first('reviews')}`,
  ],
  'order of points': [
    `update point_ledger set created_at = created_at + interval '1 year' where id = ${first('point_ledger')}`,
  ],
  'coupons of stores': [
    `update coupons set store_id = (select min(id) from stores) where id = ${first('coupons', 'not free_shipping')}`,
  ],
  'order of coupons': [
    `update coupons set issued_at = issued_at + interval '1 year' where id = ${first('coupons')}`,
  ],
  'shown entries': [
    'delete from feed_images where feed_id = (select min(feed_id) from event_entries)',
    `update feed_images set url = (select url from product_images order by id limit 1)
      where feed_id = (select min(feed_id) from event_entries)`,
    `update order_items set delivered_at = null where id = (select f.order_item_id from feeds f
      join event_entries e on e.feed_id = f.id order by f.id limit 1)`,
  ],
  'settlement Mondays': [
    `update settlements set closed_at = closed_at + interval '1 day' where id = ${first('settlements')}`,
    `update settlements set paid_on = '2026-11-20', paid_at = now() where state = 'PAID'`,
  ],
  'remembered visits': [
    'delete from sessions where user_id = (select user_id from orders order by ordered_at limit 1)',
  ],
  'first visits': [
    'update users set first_in_at = null where id = (select min(user_id) from sessions)',
    "update users set first_in_at = '2999-01-01' where id = (select min(user_id) from sessions)",
  ],
  'rating words': ['생각보다 크게 나왔어요', '발등이 꼭 껴요', '바닥이 푹신해요', '옆으로 밀리지 않아요'].map(
    (
      words,
    ) => `update reviews set content = '${words}', size_fit = 'NORMAL', cushion = 'MEDIUM', stability = 'UNSTABLE'
      where id = ${first('reviews')}`,
  ),
  'repeated reviews': ['content', 'title'].map(
    (column) => `update reviews set ${column} = '같은 말' where product_id = 1`,
  ),
  'repeated pictures': [
    `update review_images set url = '/same' where review_id in (select id from reviews where product_id = (select product_id
      from reviews join review_images on review_id = reviews.id group by 1 having count(*) > 1 limit 1))`,
  ],
  'badge notifications': [
    `update notices set message = '첫 구매 뱃지를 받았어요.' where id = ${first('notices', "ref_type = 'BADGE'")}`,
    `update notices set user_id = 2 where id = ${first('notices', "ref_type = 'BADGE'")}`,
    `update notices set ref_id = 0 where id = ${first('notices', "ref_type = 'BADGE'")}`,
  ],
  'device notifications': [
    `update notices set ref_id = 0 where id = ${first('notices', "type = 'NEW_DEVICE'")}`,
    `update notices set user_id = (select min(u.id) from users u where not exists
      (select from sessions s where s.user_id = u.id)) where id = ${first('notices', "type = 'NEW_DEVICE'")}`,
  ],
  'password notifications': [
    `update notices set created_at = created_at + interval '1 hour' where type = 'PASSWORD_CHANGED'`,
    `update notices set user_id = 2 where type = 'PASSWORD_CHANGED'`,
    `update audit_entries set target_id = 2 where action = 'PASSWORD_CHANGED'`,
  ],
};
