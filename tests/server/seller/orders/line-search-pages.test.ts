import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countedTo } from '#domain/kit/capped-count.ts';
import type { Queryable } from '#server/db/database.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { expectSlowStatements } from '../../../support/server/statement-gate.ts';

const SIZE = 100;
const LINES = 2_400;
/** SQL conditions of views on lines `i`, except those about requests and promised days. */
const VIEWS = {
  ALL: sql`true`,
  NEW: sql`i.status = 'ORDERED'`,
  SHIPPED: sql`i.status = 'SHIPPED'`,
  CONFIRMED: sql`i.confirmed_at is not null`,
};
const OWN = sql`(select s.id from stores s join users u on u.id = s.seller_id where u.email = 'seller@sinbaljang.test')`;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await expectSlowStatements('a bulk fill', () => fill(shop.db));
}, 120_000);
afterAll(() => shop.close());

/** Lines of the own store and of another one in turn; every second own line has a product with the name. */
async function fill(db: Queryable): Promise<void> {
  await sql`insert into orders (user_id, status, ordered_at, order_no, recipient_name)
    select (array(select id from users order by id limit 2))[1 + g % 2],
      (array['ORDERED', 'SHIPPED', 'DELIVERED', 'DELIVERED'])[1 + g / 4 % 4], now() - make_interval(mins => ${LINES} - g),
      'LOOK' || (10000 + g), case when g % 30 = 2 then '홍길동' else '이몽룡' end
    from generate_series(1, ${LINES}) as g`.execute(db);
  await sql`update products set name = '찾을신', name_jamo = 'ㅊㅏㅈㅇㅡㄹㅅㅣㄴ' where store_id = ${OWN}
    and id = (select min(id) from products where store_id = ${OWN})`.execute(db);
  await sql`insert into order_items (order_id, product_id, option_id, quantity, unit_price, status, delivered_at, confirmed_at, tracking_no)
    select o.id, p.id, (select min(id) from product_options where product_id = p.id), 1, 1000, o.status,
      case when o.status = 'DELIVERED' then o.ordered_at end,
      case when o.status = 'DELIVERED' and o.id % 3 = 0 then o.ordered_at end,
      case when o.status = 'SHIPPED' then '7000' || o.id end
    from orders o join lateral (select id from products where case o.id % 4
        when 0 then store_id = ${OWN} and name = '찾을신' when 1 then store_id = ${OWN} and name = '찾을신'
        when 2 then store_id = ${OWN} and name <> '찾을신' else store_id <> ${OWN} end order by id limit 1) as p on true
    where o.order_no like 'LOOK%'`.execute(db);
  await sql`analyze`.execute(db);
}

/** Returns every own line with the words, by reading all of them. */
async function readAll(q: string, view: keyof typeof VIEWS): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select i.id::integer from order_items i
    join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where i.store_id = ${OWN} and i.status not in ('PENDING', 'EXPIRED') and ${VIEWS[view]}
      and (strpos(o.order_no, ${q}) > 0 or strpos(p.name, ${q}) > 0 or coalesce(starts_with(i.tracking_no, ${q}), false)
        or (i.status in ('ORDERED', 'SHIPPED') and strpos(o.recipient_name, ${q}) > 0))
    order by i.order_id desc, i.id`.execute(shop.db);
  return rows.map(({ id }) => id);
}

const WORDS = [
  ['of most numbers', 'LOOK'],
  ['of one number', 'LOOK10777'],
  ['of a common name', '찾을'],
  ['of parcels', '7000'],
  ['of recipients', '길동'],
  ['that nothing has', '없는말임'],
] as const;

it.each(WORDS)(
  'seller line search returns in each view what all own lines contain of words %s, counted up to the next thousand',
  async (_, q) => {
    for (const view of ['ALL', 'NEW', 'SHIPPED', 'CONFIRMED'] as const) {
      const all = await readAll(q, view);
      for (const page of [0, 1, 9, 10, 30]) {
        const query = new URLSearchParams({ q, tab: view, page: String(page), size: String(SIZE) });
        const { body } = await shop.as('seller').get(`/api/seller/orders/lines?${query}`);
        const { content, totalElements, hasNext } = body.data;
        const end = (page + 1) * SIZE;
        expect([
          content.map((line: { orderItemId: number }) => line.orderItemId),
          totalElements,
          hasNext,
        ]).toEqual([
          all.slice(page * SIZE, end),
          Math.min(all.length, countedTo({ page, size: SIZE })),
          end < all.length,
        ]);
      }
    }
  },
);
