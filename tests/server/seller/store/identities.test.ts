import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BY_ROWS,
  CALLS_WITHOUT_ID,
  NAMING_CALLS,
  type Things,
} from '../../../support/access/seller-calls.ts';
import { idOf } from '../../../support/community.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { ask, deliver, twoStores } from '../../../support/orders/delivered.ts';
import { beginDiscount } from '../../../support/orders/follower-discounts.ts';
import { inquire } from '../../../support/orders/inquiries.ts';
import { closeAll, confirmAt, hoursInto } from '../../../support/orders/settlements.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { STORE_COUPONS, storeCouponBody } from '../../../support/orders/store-coupons.ts';
import { ask as askQuestion } from '../../../support/questions.ts';
import { postReview } from '../../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
/** S owns the things; T calls. */
let [S, T]: Caller[] = [];
let store: number;
let things: Things;
const tokens = new Map<string, string>();

beforeAll(async () => {
  shop = await startTestShop();
  const token = (email: string) => openSession(shop.db, email, shop.clock.now());
  tokens.set('visitor', '');
  tokens.set('shopper', await token('user@sinbaljang.test'));
  tokens.set('administrator', await token('admin@sinbaljang.test'));
  const [one, other] = await twoStores(shop);
  [S, T] = [await sellerOf(shop, one.product_id), await sellerOf(shop, other.product_id)];
  store = one.store_id;
  things = await thingsOf(one);
}, 60_000);
afterAll(() => shop.close());

/** Creates one of everything that a store has; the order waits for dispatch. */
async function thingsOf(option: { id: number; product_id: number }): Promise<Things> {
  const user = shop.as('user');
  const [sold, back] = [await deliver(shop, user, [option]), await deliver(shop, user, [option])];
  const claim = await ask(user, { orderItemId: back.itemIds[0] ?? 0, type: 'RETURN', detail: '작아요' });
  const { reviewId } = await postReview(shop, user, await idOf(shop, 'user@sinbaljang.test'));
  const product_id = option.product_id;
  await shop.db.updateTable('reviews').set({ product_id }).where('id', '=', reviewId).execute();
  await S?.put(`/api/seller/reviews/${reviewId}/answer`, { content: '고맙습니다' });
  await confirmAt(shop, sold.itemIds[0] ?? 0, hoursInto(shop, 1, 30));
  await closeAll(shop);
  const order = await buy(shop, user, { items: [{ optionId: option.id, quantity: 1 }] });
  const line = await shop.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.id', 'o.order_no'])
    .where('i.order_id', '=', order)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    select id::int from settlements where store_id = ${store} limit 1`.execute(shop.db);
  return {
    product: option.product_id,
    option: option.id,
    order,
    orderNo: line.order_no,
    line: line.id,
    claim: claim.body.data.claimId,
    review: reviewId,
    template: (await S?.post('/api/seller/answer-templates', { name: '틀', content: '네, 그래요.' }))?.body
      .data.templateId,
    discount: await beginDiscount(shop, S ?? user),
    coupon: (await S?.post(STORE_COUPONS, storeCouponBody(shop)))?.body.data.campaignId,
    question: await askQuestion(user, option.product_id),
    inquiry: await inquire(user, line.id),
    settlement: rows[0]?.id ?? 0,
  };
}

/** Read from the live route list, so that new calls are included. */
const routes = () =>
  shop.app.shopRoutes.filter(({ access, method }) => access === 'seller' && method !== 'HEAD');
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

async function inject(name: string, token: string) {
  const [method = '', path = ''] = name.split(' ');
  const { url, body, headers } = NAMING_CALLS[name]?.(things) ?? { url: path };
  const answer = await shop.app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'idempotency-key': `identities ${name}`.replace(/[^\w -]/g, '-'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: answer.statusCode, text: answer.body };
}

/** All rows of the store as text: calls of T must not change them. */
async function belongings(): Promise<string> {
  const { rows } = await sql<{ all: unknown }>`select json_build_array(
    (select json_agg(s) from stores s where s.id = ${store}),
    (select json_agg(p order by p.id) from products p where p.store_id = ${store}),
    (select json_agg(o order by o.id) from product_options o join products p on p.id = o.product_id
      where p.store_id = ${store}),
    (select json_agg(i order by i.id) from order_items i join products p on p.id = i.product_id
      where p.store_id = ${store}),
    (select json_agg(c order by c.id) from claims c),
    (select json_agg(a order by a.review_id) from review_answers a),
    (select json_agg(t order by t.id) from settlements t),
    (select count(*) from stock_moves)
  ) as all`.execute(shop.db);
  return JSON.stringify(rows[0]?.all);
}

describe('seller endpoints', () => {
  it('are all listed', () => {
    const known = [...Object.keys(NAMING_CALLS), ...CALLS_WITHOUT_ID];
    expect(routes().map(nameOf).toSorted()).toEqual(known.toSorted());
  });

  it.each([
    ['visitor', 401],
    ['shopper', 403],
    ['administrator', 403],
  ])('are refused to a %s', async (who, status) => {
    for (const name of routes().map(nameOf))
      expect([name, (await inject(name, tokens.get(who) ?? '')).status]).toEqual([name, status]);
  });

  it('N-45: find and change nothing with ids of another store', async () => {
    const before = await belongings();
    const token = await openSession(shop.db, await emailOf(T), shop.clock.now());
    for (const name of Object.keys(NAMING_CALLS)) {
      const { status, text } = await inject(name, token);
      const rowWise = BY_ROWS[name];
      if (rowWise) expect([name, status, text]).toEqual([name, 200, expect.stringMatching(rowWise)]);
      else expect([name, status]).toEqual([name, expect.toSatisfy((one) => one === 404 || one === 403)]);
      expect([name, await belongings()]).toEqual([name, before]);
    }
  });

  it('find things of the own store', async () => {
    const token = await openSession(shop.db, await emailOf(S), shop.clock.now());
    for (const name of Object.keys(NAMING_CALLS).filter((one) => one.startsWith('GET ')))
      expect([name, (await inject(name, token)).status]).toEqual([name, 200]);
  });
});

const emailOf = async (caller: Caller | undefined): Promise<string> =>
  (await caller?.get('/api/users/me/profile'))?.body.data.email;
