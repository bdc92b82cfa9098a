// What fills a large shop, statement by statement. The seeded customer owns one order in 250 and `:own` rows of each
// list of their own; the newest feed and the first product have a twenty-fifth of the comments and reviews.

const ME = `(select id from users where email = 'user@sinbaljang.test')`;
const MEMBER = (n: string): string =>
  `(select min(id) from users where login_id like 'grown-%') + (${n}) % :members`;

export const MEMBERS_AND_ORDERS: readonly string[] = [
  `insert into users (login_id, email, password_hash, name, nickname, activity_points, created_at, updated_at)
    select 'grown-' || g, 'grown-' || g || '@sinbaljang.test', '', '자란회원', '자람' || g, (g % 30000)::integer, now(), now()
    from generate_series(1::bigint, :members) as g`,
  // One option of each product, by number.
  `create table growth_goods as
    select row_number() over () as n, p.id as product_id, o.id as option_id, p.discount_price as price
    from products as p, lateral (select id from product_options where product_id = p.id limit 1) as o`,
  `alter table growth_goods add primary key (n)`,
  `insert into orders (user_id, status, ordered_at, order_no, base_total, goods_total, final_price)
    select case when g % 250 = 0 then ${ME} else ${MEMBER('g * 7919')} end,
      (array['ORDERED', 'SHIPPED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'CANCELLED', 'RETURNED', 'EXPIRED'])[(1 + g / 7 % 10)::integer],
      at, 'S' || to_char(at at time zone 'Asia/Seoul', 'YYYYMMDD') || (5000000000 + g * 7919 % 1000000000), 100000, 90000, 90000
    from (select g, now() - make_interval(mins => (:orders - g)::integer) as at from generate_series(1::bigint, :orders) as g) as made`,
  `insert into order_items (order_id, product_id, option_id, quantity, unit_price, base_price, status, delivered_at)
    select o.id, goods.product_id, goods.option_id, 1, goods.price, goods.price, o.status,
      case when o.status = 'DELIVERED' then o.ordered_at end
    from orders as o cross join generate_series(0, 1) as line
    join growth_goods as goods on goods.n = 1 + (o.id * 104729 + line * 15485863) % (select count(*) from growth_goods)
    where o.order_no like 'S________5%' and (line = 0 or o.id % 2 = 0)
    order by o.id`,
  `create table growth_lines as
    select row_number() over (order by i.id) as n, i.id, i.product_id, o.user_id
    from order_items as i join orders as o on o.id = i.order_id where o.order_no like 'S________5%'`,
  `alter table growth_lines add primary key (n)`,
  `insert into point_ledger (user_id, type, points, balance_after, description, reason, expires_at, created_at)
    select case when g % 400 = 0 then ${ME} else ${MEMBER('g')} end, 'EARN', 100, 100, '적립', 'GROWN',
      now() + make_interval(days => 1 + (g % 300)::integer), now() from generate_series(1::bigint, :ledger) as g`,
];

export const COMMUNITY: readonly string[] = [
  // A thousand texts: three in ten name the river, each has two words of many.
  `create table growth_texts as
    select n, title, content, lower(title || chr(10) || content) as body,
      letter_pairs(lower(title || chr(10) || content)) as pairs
    from (select n, '오늘의 신발 ' || chr(44032 + n * 11) || chr(45000 + n * 7) as title,
      case when n % 10 < 3 then '한강 ' else '골목 ' end || '산책에 신었어요. 발볼은 편하고 색은 사진과 같아요. '
        || chr(50000 + n * 3) || chr(51000 + n * 2) as content
    from generate_series(0, 999) as n) as made`,
  `alter table feeds disable trigger feeds_written`,
  `insert into feeds (user_id, order_item_id, event_id, feed_type, title, content, like_count, comment_count, created_at, updated_at)
    select case when g % 10 = 0 then ${MEMBER('g / 10')} else line.user_id end, line.id,
      case when g % 10 = 0 then (select id from events order by id offset g / 10 / :members limit 1) end,
      (array['EVENT', 'RANKING', 'DAILY', 'DAILY', 'DAILY', 'DAILY', 'DAILY', 'DAILY', 'DAILY', 'DAILY'])[(1 + g % 10)::integer],
      t.title, t.content, (g * 31 % 3000)::integer, 0, now() - make_interval(mins => (:orders - g)::integer), now()
    from generate_series(1::bigint, :orders) as g join growth_lines as line on line.n = g
    join growth_texts as t on t.n = g * 7 % 1000`,
  `insert into feed_texts select f.id, t.body, t.pairs from feeds as f join growth_texts as t using (title, content)`,
  `alter table feeds enable trigger feeds_written`,
  `insert into feed_images (feed_id, url, sort_order, width, height)
    select id, 'images/feeds/none.webp', 0, 800, 800 from feeds where title like '오늘의 신발 %'`,
  `insert into feed_hashtags (feed_id, tag)
    select id, case when id % 5 = 0 then '한강산책' else '착화' || id % 200 end from feeds
    where id % 2 = 0 and title like '오늘의 신발 %'`,
  `insert into reviews (user_id, product_id, order_item_id, rating, size_fit, cushion, stability, title, content,
      helpful_count, created_at, updated_at)
    select line.user_id, case when g % 25 = 0 then 1 else line.product_id end, line.id, (1 + g % 5)::integer,
      'NORMAL', 'MEDIUM', 'STABLE', '신어 봤어요', '발볼이 편해요. 다음에도 살게요.', (g % 40)::integer, now(), now()
    from generate_series(1::bigint, :orders) as g join growth_lines as line on line.n = g`,
  `insert into review_images (review_id, url, sort_order, width, height)
    select id, 'images/reviews/none.webp', 0, 800, 800 from reviews where id % 4 = 0`,
];

const OWN = `generate_series(1::bigint, :own) as g`;
const NEWEST = '(select max(id) from feeds)';

export const OWN_LISTS: readonly string[] = [
  `insert into feed_likes select ${NEWEST}, id, now() from users where login_id like 'grown-%'`,
  `insert into feed_likes select f.id, ${ME}, now() from (select id from feeds order by id limit :own) as f on conflict do nothing`,
  `insert into feed_comments (feed_id, user_id, content, created_at, updated_at)
    select ${NEWEST}, id, '좋아요', now(), now() from users where login_id like 'grown-%'`,
  `insert into feed_comments (feed_id, user_id, content, created_at, updated_at)
    select f.id, ${ME}, '좋아요', now(), now() from (select id from feeds order by id limit :own) as f`,
  `update feeds set comment_count = :members, like_count = :members where id = ${NEWEST}`,
  `insert into notices (user_id, type, topic, message, path, ref_type, ref_id, created_at)
    select ${ME}, 'RESTOCK', 'RESTOCK', '다시 들어왔어요', '/', 'GROWN', g, now() from ${OWN}`,
  `insert into activities (user_id, type, points, description, created_at)
    select ${ME}, 'LOGIN', 10, '활동', now() from ${OWN}`,
  `insert into wishes (user_id, product_id, created_at)
    select ${ME}, p.id, now() from (select id from products order by id desc limit :own) as p on conflict do nothing`,
];

/** What waits for administrators: `:cases` feeds that three members have reported, and what every feed has earned. */
export const DESK: readonly string[] = [
  `insert into report_cases (target_type, target_id, author_id, state, score, round, hidden_at, decision, decided_by,
      decided_at, snapshot, created_at)
    select 'FEED', id, user_id, (array['PENDING', 'PENDING', 'IN_REVIEW', 'RESOLVED', 'REJECTED'])[1 + n % 5],
      case when n % 5 < 3 then (n * 37 % 200) / 10.0 else 0 end, case when n % 5 < 3 then 1 else 2 end,
      case when n % 5 = 3 then now() end, case n % 5 when 3 then 'HIDE' when 4 then 'NO_PROBLEM' end,
      case when n % 5 > 2 then (select min(id) from users where role = 'admin') end,
      case when n % 5 > 2 then now() - make_interval(mins => (n * 13 % 400000)::integer) end,
      jsonb_build_object('title', title, 'content', content), now() - make_interval(mins => (n * 17 % 500000)::integer)
    from (select row_number() over (order by id) as n, * from feeds where title like '오늘의 신발 %'
      order by id limit :cases) as reported`,
  `insert into reports (case_id, round, reporter_id, reason, weight, trust, network_tag, outcome, created_at)
    select c.id, 1, ${MEMBER('c.id * 7 + k * 131')},
      (array['SPAM', 'ABUSIVE_LANGUAGE', 'ADVERTISING', 'OTHER', 'COPYRIGHT_VIOLATION'])[1 + (c.id + k) % 5],
      2, 1, 'n' || k, case c.state when 'RESOLVED' then 'AGREED' when 'REJECTED' then 'DISAGREED' end, c.created_at
    from report_cases as c cross join generate_series(0, 2) as k
    where c.snapshot ->> 'title' like '오늘의 신발 %' on conflict do nothing`,
  `insert into appeals (case_id, author_id, text, state, created_at, decided_at)
    select id, author_id, '다시 살펴봐 주세요.', case when id % 2 = 0 then 'WAITING' else 'DENIED' end, decided_at,
      case when id % 2 = 1 then decided_at + interval '2 hours' end
    from report_cases where state = 'RESOLVED' and snapshot ->> 'title' like '오늘의 신발 %'`,
  `insert into feed_reward_events (user_id, feed_id, reward_type, status, points, due_at, reason, retry_count,
      processed_at, created_at, updated_at)
    select user_id, id, 'FEED_CREATION',
      (array['PROCESSED', 'PROCESSED', 'PROCESSED', 'PENDING', 'FAILED', 'CANCELLED'])[1 + id % 6], 100,
      created_at + interval '1 day', case id % 6 when 4 then 'ERROR' when 5 then 'FEED_GONE' end,
      case when id % 6 = 4 then 3 else 0 end, case when id % 6 < 3 then created_at + interval '1 day' end,
      created_at, created_at
    from feeds where title like '오늘의 신발 %' on conflict do nothing`,
  `insert into sanctions (user_id, kind, until, reason, text, at)
    select id, (array['WARN', 'SILENCE', 'SUSPEND'])[1 + id % 3],
      case id % 3 when 1 then now() + interval '3 days' when 2 then now() + interval '9 days' end, 'SPAM', '안내', now()
    from users where login_id like 'grown-%' and id % 20 = 0`,
];

const BIG = "(select id from events where title = '자란 이벤트 500')";

/** Five hundred events; the last of them runs, with a thousand entries and a vote of each member. */
export const EVENTS: readonly string[] = [
  `insert into events (title, description, type, start_date, end_date, max_participants, created_at, published_at)
    select '자란 이벤트 ' || g, '설명', 'RANKING', current_date - 7 - ((500 - g) % 60)::integer,
      current_date + 3 - ((500 - g) % 60)::integer, 1000, now() - make_interval(hours => (500 - g)::integer), now()
    from generate_series(1::bigint, 500) as g`,
  `insert into event_rewards (event_id, condition, kind, value)
    select id, '1', 'POINTS', 1000 from events where title like '자란 이벤트 %'`,
  `insert into feeds (user_id, order_item_id, event_id, feed_type, title, content, created_at, updated_at)
    select member.id, line.id, ${BIG}, 'EVENT', '자란 참여', '해요', now(), now()
    from (select id, row_number() over (order by id) as n from users where login_id like 'grown-%' limit 1000) as member
    join growth_lines as line using (n)`,
  `insert into event_entries (event_id, user_id, feed_id, entry_no, nonce, created_at, updated_at)
    select event_id, user_id, id, row_number() over (order by id), md5(id::text), created_at, created_at
    from feeds where title = '자란 참여'`,
  `insert into feed_votes (event_id, user_id, feed_id, standing, address_tag, created_at)
    select ${BIG}, u.id, (select min(id) from feeds where title = '자란 참여') + (u.id * 7919) % (select count(*) from feeds where title = '자란 참여'),
      case when u.id % 10 = 0 then 'WAITING' else 'COUNTED' end, 'street ' || u.id % 500, now() - make_interval(secs => (u.id % 90000)::integer)
    from users as u where u.login_id like 'grown-%'`,
  `update feeds as f set vote_count = (select count(*) from feed_votes as v where v.feed_id = f.id and v.standing = 'COUNTED')
    where f.title = '자란 참여'`,
];

const CONFIRMED = `from order_items as i join growth_lines as g on g.id = i.id
  join orders as o on o.id = i.order_id where i.status = 'DELIVERED' and i.confirmed_at is not null`;

/** What sellers have of it: confirmed lines and their statements, requests, parcels and answered reviews. */
export const SELLERS: readonly string[] = [
  `update order_items as i set shipped_at = o.ordered_at + interval '1 day', carrier = 'CJ대한통운',
      tracking_no = (600000000000 + i.id)::text,
      confirmed_at = case when i.status = 'DELIVERED' and o.ordered_at < now() - interval '8 days' and i.id % 50 > 0
        then o.ordered_at + interval '8 days' end
    from orders as o, growth_lines as g where g.id = i.id and o.id = i.order_id and i.status in ('SHIPPED', 'DELIVERED')`,
  `insert into claims (order_id, order_item_id, user_id, type, status, reason, created_at, decided_at)
    select i.order_id, i.id, o.user_id, case when i.id % 3 = 0 then 'EXCHANGE' else 'RETURN' end,
      case when i.confirmed_at is null and i.status = 'DELIVERED'
        then (array['REQUESTED', 'COLLECTING', 'RECEIVED'])[(1 + i.id % 3)::integer]
        else (array['COMPLETED', 'REJECTED', 'WITHDRAWN'])[(1 + i.id % 3)::integer] end,
      'SIZE', o.ordered_at + interval '2 days', case when i.confirmed_at is not null then o.ordered_at + interval '4 days' end
    from growth_lines as g join order_items as i on i.id = g.id join orders as o on o.id = i.order_id
    where g.n % 20 = 0 and i.status in ('DELIVERED', 'RETURNED')`,
  `insert into review_answers (review_id, store_id, content, created_at, updated_at)
    select r.id, p.store_id, '신어 주셔서 고마워요.', now(), now() from reviews as r join products as p on p.id = r.product_id
    where r.title = '신어 봤어요' and r.id % 10 < 7`,
  `insert into questions (user_id, product_id, topic, content, is_secret, answered_at, first_answered_at, created_at, updated_at)
    select line.user_id, case when g % 25 = 0 then 1 else line.product_id end,
      (array['SIZE', 'STOCK', 'DELIVERY', 'PRODUCT'])[(1 + g % 4)::integer], '발볼이 넓은데 크게 사야 할까요?', g % 5 = 0,
      answered, answered, now() - interval '2 days', now()
    from generate_series(1::bigint, :orders) as g join growth_lines as line on line.n = g
      cross join lateral (
        select case when g % 10 < 9 then now() - make_interval(mins => (g % 1000)::integer) end as answered) as said`,
  `insert into question_answers (question_id, store_id, content, created_at, updated_at)
    select id, store_id, '네, 반 치수 크게 사세요.', answered_at, answered_at from questions
    where content = '발볼이 넓은데 크게 사야 할까요?' and answered_at is not null`,
  `insert into settlements (store_id, period_start, period_end, gross, fee, adjustments, payable, lines, closed_at)
    select i.store_id, week, week + 6, sum(i.unit_price), sum(i.unit_price / 10), 0, sum(i.unit_price - i.unit_price / 10),
      count(*), now()
    from (select i.*, date_trunc('week', i.confirmed_at at time zone 'Asia/Seoul')::date as week ${CONFIRMED}) as i
    where week < date_trunc('week', now() at time zone 'Asia/Seoul')::date
      -- The demonstration has statements of its own.
      and not exists (select from settlements as s where s.store_id = i.store_id and s.period_start = week)
    group by 1, 2`,
  `insert into settlement_lines (settlement_id, order_item_id, kind, gross, fee, net, at)
    select s.id, i.id, 'SALE', i.unit_price, i.unit_price / 10, i.unit_price - i.unit_price / 10, i.confirmed_at
    from (select i.*, date_trunc('week', i.confirmed_at at time zone 'Asia/Seoul')::date as week ${CONFIRMED}) as i
    join settlements as s on s.store_id = i.store_id and s.period_start = i.week
    where not exists (select from settlement_lines as l where l.settlement_id = s.id)`,
];
