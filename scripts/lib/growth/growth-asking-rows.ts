// What fills a large shop with inquiries, stories, coupons to download, watched prices, held-back notifications and
// orders that wait for their deposit. A fourth of the inquiries is to each store, one in ten is to the shop.

const ME = `(select id from users where email = 'user@sinbaljang.test')`;
const LINE_OF = 'join growth_lines as line on line.n = g join order_items as i on i.id = line.id';
const GROWN_CAMPAIGN = `code like 'GROWN-%'`;

export const ASKING: readonly string[] = [
  `insert into inquiries (user_id, order_item_id, store_id, topic, state, waiting_since, escalated_at, closed_at,
      last_message_at, created_at)
    select case when g % 100 = 0 then ${ME} else line.user_id end,
      case when g % 10 > 0 then line.id end, case when g % 10 > 0 then p.store_id end,
      (array['DELIVERY', 'PRODUCT', 'RETURN', 'PAYMENT'])[1 + (g / 7 % 4)::integer], said.state,
      case when said.state = 'WAITING' then at end,
      case when said.state = 'WAITING' and g % 10 = 4 then at end,
      case when said.state = 'CLOSED' then at end, at, at
    from generate_series(1::bigint, :orders / 5) as g ${LINE_OF} join products as p on p.id = line.product_id
      cross join lateral (select now() - make_interval(mins => (g * 5)::integer) as at,
        case when g % 50 < 5 then 'WAITING' when g % 2 = 0 then 'ANSWERED' else 'CLOSED' end as state) as said`,
  `insert into inquiry_messages (inquiry_id, author, author_id, content, created_at)
    select q.id, case when k = 0 then 'BUYER' when q.store_id is null then 'SHOP' else 'STORE' end,
      case when k = 0 then q.user_id end,
      case when k = 0 then '배송이 언제 오나요? 주말에 신으려고 해요.' else '오늘 보냈어요. 내일 도착해요.' end, q.created_at
    from inquiries as q cross join generate_series(0, 1) as k
    where (k = 0 or q.state <> 'WAITING') and not exists (select from inquiry_messages as m where m.inquiry_id = q.id)`,
  // A story of one product in ten, two texts and two pictures each.
  `insert into product_story_blocks (product_id, place, body, url, alt, width, height)
    select p.id, place, case when place % 2 = 0 then '발등이 높아도 편하게 감싸요.' end,
      case when place % 2 = 1 then 'images/stories/none.webp' end, case when place % 2 = 1 then '옆에서 본 모습' end,
      case when place % 2 = 1 then 800 end, case when place % 2 = 1 then 800 end
    from products as p cross join generate_series(0, 3) as place where p.id % 10 = 0 on conflict do nothing`,
  // Fifty coupons of each store, of which two run, and as many downloads as there are members.
  `insert into coupon_campaigns (code, name, discount_type, discount_value, min_order_amount, issue_limit, issued_count,
      valid_days, ends_at, starts_at, created_at, distribution, store_id)
    select 'GROWN-' || s.id || '-' || g, '자란 쿠폰 ' || g, 'FIXED_DISCOUNT', 3000, 50000, 1000000, 0, 30,
      now() + make_interval(days => case when g > 48 then 20 else (g - 60)::integer end),
      now() - make_interval(days => 90), now() - make_interval(days => 90), 'DOWNLOAD', s.id
    from stores as s cross join generate_series(1, 50) as g`,
  `insert into coupons (user_id, campaign_id, code, name, discount_type, discount_value, min_order_amount, issued_at,
      expires_at, store_id)
    select u.id, c.id, 'GROWN-' || c.id || '-' || u.id, c.name, c.discount_type, c.discount_value, c.min_order_amount,
      now() - interval '5 days', now() + interval '25 days', c.store_id
    from coupon_campaigns as c join users as u on (u.login_id like 'grown-%' and u.id % 40 = c.id % 40) or u.id = ${ME}
    where c.${GROWN_CAMPAIGN}`,
  `update coupon_campaigns as c set issued_count = (select count(*) from coupons where campaign_id = c.id)
    where c.${GROWN_CAMPAIGN}`,
  `update wishes as w set known_price = p.asked_price from products as p where p.id = w.product_id`,
  `insert into notices (user_id, type, topic, message, path, ref_type, ref_id, created_at, in_app, suppressed_at)
    select ${ME}, 'PRICE_DROP', 'PRICE', '찜한 상품의 가격이 내렸어요', '/', 'GROWN-HELD', g, now(), false, now()
    from generate_series(1::bigint, :own) as g`,
  `insert into orders (user_id, status, ordered_at, order_no, base_total, goods_total, final_price, hold_expires_at,
      payment_method)
    select case when g % 100 = 0 then ${ME} else line.user_id end, 'PENDING', now(),
      'S' || to_char(now() at time zone 'Asia/Seoul', 'YYYYMMDD') || (7000000000 + g), 100000, 90000, 90000,
      now() + interval '1 day', '무통장입금'
    from generate_series(1::bigint, :own) as g join growth_lines as line on line.n = g`,
  `insert into payments (order_id, provider, payment_key, amount, status, created_at)
    select id, 'test', 'grown-' || id, final_price, 'AWAITING_DEPOSIT', ordered_at from orders
    where order_no like 'S________7%' and status = 'PENDING' on conflict do nothing`,
  `insert into virtual_accounts (order_id, payment_key, bank, account_number, depositor, due_at, issued_at)
    select o.id, p.payment_key, '국민', '100' || o.id, '자란회원', o.hold_expires_at, o.ordered_at
    from orders as o join payments as p on p.order_id = o.id where p.payment_key like 'grown-%'`,
  `insert into order_items (order_id, product_id, option_id, quantity, unit_price, base_price, status)
    select o.id, goods.product_id, goods.option_id, 1, goods.price, goods.price, 'PENDING'
    from orders as o join payments as p on p.order_id = o.id
    join growth_goods as goods on goods.n = 1 + o.id % (select count(*) from growth_goods)
    where p.payment_key like 'grown-%'`,
];
