import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedSort } from '#domain/community/feed.ts';
import { countedTo } from '#domain/kit/capped-count.ts';
import type { Queryable } from '#server/db/database.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

const SIZE = 100;
/** The first pages, those around the first and second thousand, the last ones and one behind the end. */
const PAGES = [0, 9, 10, 20, 24, 30];
const ORDERS = { latest: sql`f.id desc`, popular: sql`f.like_count desc, f.id desc` };

let shop: TestShop;
let productName: string;

beforeAll(async () => {
  shop = await startTestShop();
  await expectSlowStatements('a bulk fill', () => fill(shop.db));
  const { rows } = await sql<{ name: string }>`select name from products where id = (
    select product_id from order_items where id = (select min(id) from order_items))`.execute(shop.db);
  productName = rows[0]?.name.slice(0, 3) ?? '';
}, 120_000);
afterAll(() => shop.close());

async function fill(db: Queryable): Promise<void> {
  await sql`insert into feeds (user_id, order_item_id, feed_type, title, content, like_count, created_at, updated_at)
    select (array(select id from users order by id limit 5))[1 + g % 5], (select min(id) from order_items), 'DAILY',
      '쀍' || g, case when g % 3 = 0 then '뷁 Somewhere' when g % 40 = 1 then '꿻뛣' else '걷기' end, g * 31 % 700, now(), now()
    from generate_series(1, 2400) as g`.execute(db);
  // Some are in no list: deleted, hidden, or of a blocked member.
  await sql`update feeds set deleted_at = now() where id % 18 = 1`.execute(db);
  await sql`update feeds set hidden_at = now() where id % 18 = 7`.execute(db);
  await sql`update users set status = 'BLOCKED' where id = (select user_id from feeds where title = '쀍3')`.execute(
    db,
  );
  await sql`insert into feed_hashtags (feed_id, tag) select id, '뛣태그' from feeds where id % 7 = 0`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

type Asked = { q?: string; productName?: string };

/** Returns every live feed with the words, by reading all of them. */
async function readAll({ q = '', productName: name = '' }: Asked, sort: FeedSort): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select f.id::integer from feeds f
    join users u on u.id = f.user_id and u.status <> 'BLOCKED'
    join order_items i on i.id = f.order_item_id join products p on p.id = i.product_id
    where f.deleted_at is null and f.hidden_at is null and strpos(lower(p.name), lower(${name})) > 0
      and (strpos(lower(f.title), lower(${q})) > 0 or strpos(lower(f.content), lower(${q})) > 0
        or exists (select from feed_hashtags h where h.feed_id = f.id and strpos(lower(h.tag), lower(${q})) > 0))
    order by ${ORDERS[sort]}`.execute(shop.db);
  return rows.map(({ id }) => id);
}

describe.each(['latest', 'popular'] as const)('feed search paging, %s', (sort) => {
  const asked: readonly [string, () => Asked][] = [
    ['of every text', () => ({ q: '쀍' })],
    ['a common word', () => ({ q: '걷기' })],
    ['in another case', () => ({ q: 'sOMEWHERE' })],
    ['a rare word', () => ({ q: '꿻뛣' })],
    ['of texts and tags', () => ({ q: '뛣' })],
    ['of tags alone', () => ({ q: '태그' })],
    ['that nothing has', () => ({ q: '뻃낡' })],
    ['of a product', () => ({ productName })],
    ['of a product and of a text', () => ({ productName, q: '걷' })],
  ];
  it.each(asked)(
    'returns on each page what all texts contain of words %s, counted up to the next thousand',
    async (_, words) => {
      const all = await readAll(words(), sort);
      for (const page of PAGES) {
        const query = new URLSearchParams({ ...words(), sort, page: String(page), size: String(SIZE) });
        const { body } = await shop.as('visitor').get(`/api/feeds/search?${query}`);
        const { content, totalElements, hasNext } = body.data;
        const end = (page + 1) * SIZE;
        expect([content.map((feed: { feedId: number }) => feed.feedId), totalElements, hasNext]).toEqual([
          all.slice(page * SIZE, end),
          Math.min(all.length, countedTo({ page, size: SIZE })),
          end < all.length,
        ]);
      }
    },
  );
});
