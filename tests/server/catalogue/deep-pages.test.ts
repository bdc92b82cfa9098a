// Size: one shop with more rows than lists show, and every list at both ends.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedTo } from '#domain/kit/capped-count.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { Queryable } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { type Answer, type Role, startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

const MORE = MAX_LISTED + 10;
const SIZE = 100;
const LAST = MAX_LISTED / SIZE - 1;

let shop: TestShop;
let product: number;
let feed: number;
beforeAll(async () => {
  shop = await startTestShop();
  await expectSlowStatements('a bulk fill', async () => {
    await inTransaction(shop.db, fill);
    await sql`analyze`.execute(shop.db);
  });
  const { rows } = await sql<{ product: number; feed: number }>`
    select (select product_id from lines limit 1)::integer as product, (select max(id) from feeds)::integer as feed`.execute(
    shop.db,
  );
  product = rows[0]?.product ?? 0;
  feed = rows[0]?.feed ?? 0;
}, 180_000);
afterAll(() => shop.close());

async function fill(tx: Queryable): Promise<void> {
  const me = sql`(select id from users where email = 'user@sinbaljang.test')`;
  const many = sql`generate_series(1, ${sql.lit(MORE)}) as g`;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
  await run(sql`set local statement_timeout = 0`);
  await run(sql`insert into orders (user_id, status, ordered_at, order_no)
    select ${me}, 'DELIVERED', now() + make_interval(secs => g), 'MANY' || g from ${many}`);
  // One of two lines has a review and a feed, the other has none.
  await run(sql`insert into order_items (order_id, product_id, option_id, quantity, unit_price, status, delivered_at)
    select o.id, p.id, p.option_id, 1, 1000, 'DELIVERED', now()
    from orders as o cross join generate_series(1, 2) cross join
      (select p.id, (select min(id) from product_options where product_id = p.id) as option_id from products as p
        join stores as s on s.id = p.store_id join users as u on u.id = s.seller_id
        where u.email = 'seller@sinbaljang.test' limit 1) as p where o.order_no like 'MANY%'`);
  await run(sql`create table lines as select min(i.id) as id, i.product_id from order_items as i
    join orders as o on o.id = i.order_id where o.order_no like 'MANY%' group by o.id, i.product_id`);
  await run(sql`insert into reviews (user_id, product_id, order_item_id, rating, size_fit, cushion, stability, title, content, created_at, updated_at)
    select ${me}, product_id, id, 5, 'NORMAL', 'MEDIUM', 'STABLE', '제목', '내용', now(), now() from lines`);
  await run(sql`alter table feeds disable trigger feeds_written`);
  await run(sql`insert into feeds (user_id, order_item_id, feed_type, title, content, created_at, updated_at)
    select ${me}, id, 'DAILY', '많은글', '보물찾기', now(), now() from lines`);
  await run(sql`insert into feed_texts select id, '많은글 보물찾기', pairs from feeds, letter_pairs('많은글 보물찾기') as pairs
    where title = '많은글'`);
  await run(sql`insert into feed_likes select id, ${me}, now() from feeds where title = '많은글'`);
  await run(sql`insert into feed_comments (feed_id, user_id, content, created_at, updated_at)
    select (select max(id) from feeds), ${me}, '많은댓글', now(), now() from ${many}`);
  await run(sql`update feeds set comment_count = ${sql.lit(MORE)} where id = (select max(id) from feeds)`);
  await run(sql`insert into notices (user_id, type, topic, message, path, ref_type, ref_id, created_at)
    select ${me}, 'RESTOCK', 'RESTOCK', '많은알림', '/', 'MANY', g, now() from ${many}`);
  await run(sql`insert into activities (user_id, type, points, description, created_at)
    select ${me}, 'LOGIN', 1, '활동', now() from ${many}`);
  await run(sql`insert into point_ledger (user_id, type, points, balance_after, description, reason, created_at)
    select ${me}, 'EARN', 1, 1, '적립', 'MANY', now() from ${many}`);
}

/** Rows and total of a page, in the shape of its list. */
function pageOf({ status, body }: Answer) {
  expect(status).toBe(200);
  const data = body.data ?? body;
  const page = data.pagination ?? data;
  const rows = page.content ?? page.reviews ?? page.transactions ?? page.items;
  return {
    rows,
    total: page.totalElements,
    pages: page.totalPages,
    next: page.hasNext ?? !(page.last ?? true),
  };
}

const LISTS: readonly (readonly [string, Role, () => string])[] = [
  ['feeds', 'visitor', () => '/api/feeds?'],
  ['feeds, popular', 'visitor', () => '/api/feeds?sort=popular&'],
  ['feeds by words', 'visitor', () => `/api/feeds/search?q=${encodeURIComponent('보물')}&`],
  ['comments of a feed', 'visitor', () => `/api/feeds/${feed}/comments?`],
  ['reviews of a product', 'visitor', () => `/api/reviews/products/${product}/filter?`],
  ['my feeds', 'user', () => '/api/feeds/my?'],
  ['feeds I like', 'user', () => '/api/feeds/my-likes?'],
  ['my comments', 'user', () => '/api/feeds/my-comments?'],
  ['my reviews', 'user', () => '/api/user/reviews/my?'],
  ['what waits for a review', 'user', () => '/api/user/reviews/waiting?'],
  ['my orders', 'user', () => '/api/users/orders?'],
  ['my points', 'user', () => '/api/users/points/transactions?'],
  ['my activities', 'user', () => '/api/users/level/me/activities?'],
  ['notices', 'user', () => '/api/users/notices?'],
  ['store orders', 'seller', () => '/api/seller/orders?'],
];

describe.each(LISTS)('paging of %s', (_, role, path) => {
  /** Search results are counted up to the next thousand, other lists completely. */
  const toldOn = (page: number) => (path().includes('q=') ? countedTo({ page, size: SIZE }) : MAX_LISTED);
  const get = (page: number) => shop.as(role).get(`${path()}size=${SIZE}&page=${page}`);

  it('ends at the returned total, with full pages until then', async () => {
    const [first, before, last] = await Promise.all(
      [get(0), get(LAST - 1), get(LAST)].map(async (one) => pageOf(await one)),
    );
    expect([first?.total, first?.pages, first?.rows.length]).toEqual([toldOn(0), toldOn(0) / SIZE, SIZE]);
    expect(before?.total).toBe(MAX_LISTED);
    expect([last?.total, last?.rows.length, last?.next]).toEqual([MAX_LISTED, SIZE, false]);
    const seen = [first, before, last].flatMap((page) =>
      page?.rows.map((row: unknown) => JSON.stringify(row)),
    );
    expect(new Set(seen).size).toBe(SIZE * 3);
  });

  it('answers a page past the end from the count alone', async () => {
    const [last, past, far] = [await get(LAST), await get(LAST + 1), await get(1_000_000)];
    for (const answer of [past, far]) {
      expect([pageOf(answer).rows, pageOf(answer).total, pageOf(answer).next]).toEqual([
        [],
        toldOn(LAST + 1),
        false,
      ]);
      expect(answer.queries).toBeLessThan(last.queries);
    }
  });
});

it('comment pages return the total of all comments', async () => {
  const { body } = await shop.as('visitor').get(`/api/feeds/${feed}/comments`);
  expect([body.data.totalComments, body.data.pagination.totalElements]).toEqual([MORE, MAX_LISTED]);
});

it('GET products: a page past the end is the last page', async () => {
  const page = async (number: number) =>
    (await shop.as('visitor').get(`/api/products?size=9&page=${number}`)).body.data;
  const [first, far] = [await page(0), await page(1_000_000)];
  expect(far.number).toBe(first.totalPages - 1);
  expect(far.content).toEqual((await page(far.number)).content);
  expect(far.content.length).toBe(first.totalElements - (first.totalPages - 1) * 9);
});

it('GET products: all pages together contain each product once', async () => {
  const page = async (number: number) =>
    (await shop.as('visitor').get(`/api/products?size=9&page=${number}`)).body.data;
  const { totalPages, totalElements } = await page(0);
  const ids: number[] = [];
  for (let number = 0; number < totalPages; number += 1)
    ids.push(...(await page(number)).content.map(({ productId }: { productId: number }) => productId));
  expect([ids.length, new Set(ids).size]).toEqual([totalElements, totalElements]);
});

it('order lists show the newest orders if there are more than they show', async () => {
  const seller = await sellerOf(shop, product);
  const newest = (await seller.get('/api/seller/orders?size=1')).body.data.content[0];
  expect(newest.orderNo).toBe(`MANY${MORE}`);
});
